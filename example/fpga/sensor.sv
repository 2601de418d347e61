// The whole FPGA: converter port | clk_adc | FIFO | clk_sys | filter, output.
`default_nettype none
module sensor (
    input  wire clk_adc,  // 12.288 MHz crystal oscillator, also the clock of the converter
    input  wire clk_sys,  // 12 MHz ± 20 %, the FPGA's own oscillator
    input  wire reset_n,
    output wire adc_convert,
    output wire adc_sck,
    input  wire adc_sdo,
    output wire mcu_frame,
    output wire mcu_bclk,
    output wire mcu_sd,
    output wire lost      // a sample found the FIFO full; stays until reset
);
  `include "filter_size.svh"  // made by design.ts: FILTER_TAPS, FILTER_SHIFT

  wire rst_adc_n, rst_sys_n;
  reset_sync reset_adc (.clk(clk_adc), .async_rst_n(reset_n), .rst_n(rst_adc_n));
  reset_sync reset_sys (.clk(clk_sys), .async_rst_n(reset_n), .rst_n(rst_sys_n));

  wire sample_valid, full, empty, out_valid;
  wire [15:0] sample, word, out_data;
  logic word_valid, lost_adc;
  adc_interface port (.clk(clk_adc), .rst_n(rst_adc_n), .convert(adc_convert), .sck(adc_sck), .sdo(adc_sdo),
                      .valid(sample_valid), .data(sample));
  async_fifo #(.W(16), .A(4)) fifo (
      .wclk(clk_adc), .wrst_n(rst_adc_n), .wen(sample_valid), .wdata(sample), .wfull(full),
      .rclk(clk_sys), .rrst_n(rst_sys_n), .ren(1'b1), .rdata(word), .rempty(empty));
  always_ff @(posedge clk_sys or negedge rst_sys_n)
    if (!rst_sys_n) word_valid <= 1'b0;
    else word_valid <= !empty;
  always_ff @(posedge clk_adc or negedge rst_adc_n)
    if (!rst_adc_n) lost_adc <= 1'b0;
    else if (sample_valid && full) lost_adc <= 1'b1;
  sync2 flag (.clk(clk_sys), .rst_n(rst_sys_n), .d(lost_adc), .q(lost));
  fir_decimate #(.TAPS(FILTER_TAPS), .SHIFT(FILTER_SHIFT)) filter (.clk(clk_sys), .rst_n(rst_sys_n), .in_valid(word_valid), .in_data(word), .out_valid, .out_data);
  sample_output out (.clk(clk_sys), .rst_n(rst_sys_n), .valid(out_valid), .data(out_data),
                     .frame(mcu_frame), .bclk(mcu_bclk), .sd(mcu_sd));
endmodule
