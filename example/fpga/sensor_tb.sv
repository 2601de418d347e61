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
  // Until the conversion is over the line says the opposite.
  assign adc_sdo = adc_word[15] ^ adc_convert;
  always @(negedge adc_sck) if (!adc_convert) adc_word = adc_word << 1;

  // The microcontroller takes bits inside a frame, and a word when the frame ends after sixteen.
  always @(posedge mcu_bclk) if (mcu_frame) begin
    received = {received[14:0], mcu_sd};
    bits++;
  end
  always @(negedge mcu_frame) begin
    if (bits == 16) $fdisplay(file, "%0d", $signed(received));
    else $fdisplay(file, "frame of %0d bits", bits);
    bits = 0;
    got++;
    if (got == N / 4) begin
      if (lost) $display("LOST");
      $display("received %0d, largest fill of the FIFO %0d", got, most);
      $finish;
    end
  end
  initial begin
    void'($value$plusargs("half=%d", half_sys));
    $readmemh("out/build/input.hex", input_words);
    file = $fopen("out/build/received.csv", "w");
    #1000000 reset_n = 1;
  end
endmodule
