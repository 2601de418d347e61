# Every source of the FPGA, from the folder of this layer.
rtl="../rtl/sync2.sv ../rtl/reset_sync.sv ../rtl/async_fifo.sv fir_decimate.sv adc_interface.sv sample_output.sv sensor.sv"
