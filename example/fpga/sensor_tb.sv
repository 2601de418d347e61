// The whole chain, with both clocks: a converter sends bits, a microcontroller receives them. Writes what it received.
`timescale 1ps / 1ps
`default_nettype none
module sensor_tb;
  parameter int N = 1;
  int half_sys = 41667;  // 12 MHz; the corners of the oscillator by +half=
  logic clk_adc = 0, clk_sys = 0, reset_n = 0;
  wire adc_convert, adc_sck, mcu_frame, mcu_bclk, mcu_sd, lost;
  wire adc_sdo;
  logic [15:0] input_words[N];
  logic [15:0] adc_word = 0, received = 0;
  int next = 0, got = 0, bits = 0, file;
  always #40690 clk_adc = !clk_adc;  // 12.288 MHz
  always #(half_sys) clk_sys = !clk_sys;
  sensor dut (.*);

  // How far the FIFO ever fills: its reader is never slower.
  wire [4:0] fill = dut.fifo.wbin - dut.fifo.rbin;
  logic [4:0] most = 0;
  always @(posedge clk_adc or posedge clk_sys) if (fill > most) most = fill;

  always @(posedge adc_convert) begin
    adc_word = input_words[next < N ? next : 0];
    next++;
  end
  assign adc_sdo = adc_word[15];
  always @(negedge adc_sck) adc_word = adc_word << 1;

  always @(posedge mcu_bclk) begin
    received = {received[14:0], mcu_sd};
    bits++;
    if (bits == 16) begin
      bits = 0;
      $fdisplay(file, "%0d", $signed(received));
      got++;
      if (got == N / 4) begin
        if (lost) $display("LOST");
        $display("received %0d, largest fill of the FIFO %0d", got, most);
        $finish;
      end
    end
  end
  initial begin
    void'($value$plusargs("half=%d", half_sys));
    $readmemh("out/build/input.hex", input_words);
    file = $fopen("out/build/received.csv", "w");
    #1000000 reset_n = 1;
  end
endmodule
