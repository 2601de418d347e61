// Decimation by four: one output for four inputs, one multiplier, one product a clock.
// y = saturate((sum of h[k]·x[n-k] + 2^(SHIFT-1)) >> SHIFT), exactly as decimate() in shared/signal_model.py computes it.
`default_nettype none
module fir_decimate #(
    parameter int TAPS  = 75,
    parameter int SHIFT = 17,
    parameter     FILE  = "out/coefficients.hex"
) (
    input  wire                clk,
    input  wire                rst_n,
    input  wire                in_valid,
    input  wire  signed [15:0] in_data,
    output logic               out_valid,
    output logic signed [15:0] out_data
);
  logic signed [15:0] ring[128], taps[128];
  initial $readmemh(FILE, taps);
  initial for (int i = 0; i < 128; i++) ring[i] = '0;

  logic [6:0] newest, index, address;  // 128 - TAPS samples may arrive while a sum is formed
  logic [1:0] phase;
  logic running, last, read_valid, product_valid, read_last, product_last, done;
  logic signed [15:0] x, h;
  logic signed [31:0] product;
  logic signed [39:0] sum;
  wire signed [39:0] rounded = (sum + (40'sd1 <<< (SHIFT - 1))) >>> SHIFT;

  assign last = index == 7'(TAPS - 1);

  always_ff @(posedge clk) begin
    if (in_valid) ring[newest+7'd1] <= in_data;
    x <= ring[address];
    h <= taps[index];
    product <= x * h;
    sum <= product_valid ? sum + 40'(product) : running && index == 0 ? '0 : sum;
  end

  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      {newest, index, address, phase} <= '0;
      {running, read_valid, product_valid, read_last, product_last, done, out_valid} <= '0;
      out_data <= '0;
    end else begin
      if (in_valid) begin
        newest <= newest + 7'd1;
        phase  <= phase + 2'd1;
      end
      if (in_valid && phase == 2'd3) begin
        running <= 1'b1;
        index   <= '0;
        address <= newest + 7'd1;
      end else if (running) begin
        running <= !last;
        index   <= index + 7'd1;
        address <= address - 7'd1;
      end
      {product_valid, read_valid} <= {read_valid, running};
      {done, product_last, read_last} <= {product_last, read_last, running && last};
      out_valid <= done;
      if (done)
        out_data <= rounded > 40'sd32767 ? 16'sd32767 : rounded < -40'sd32768 ? -16'sd32768 : rounded[15:0];
    end
endmodule
