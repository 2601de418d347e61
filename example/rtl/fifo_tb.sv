// Random traffic between two unrelated clocks; a scoreboard; covers that the plan asks for. One run a seed and a clock ratio.
`timescale 1ps / 1ps
`default_nettype none
module fifo_tb;
  localparam int A = 4, WORDS = 20000;
  int WHALF = 40690, RHALF = 41667, SEED = 1;
  logic wclk = 0, rclk = 0, rst_n = 0, wen = 0, ren = 0;
  logic [15:0] wdata = 0;
  wire wfull, rempty;
  wire [15:0] rdata;
  always #(WHALF) wclk = !wclk;
  always #(RHALF) rclk = !rclk;
  async_fifo #(.W(16), .A(A)) dut (.wclk, .wrst_n(rst_n), .wen, .wdata, .wfull, .rclk, .rrst_n(rst_n), .ren, .rdata, .rempty);

  // Traffic: each side changes its eagerness now and then, 0 % to 100 %.
  int weager = 50, reager = 50, written = 0, seen = 0, errors = 0;
  logic [15:0] expected[$];
  logic [31:0] state = 32'h1234567;
  logic reading = 0;
  logic [15:0] front;
  function automatic int random(int below);
    state = state ^ (state << 13);
    state = state ^ (state >> 17);
    state = state ^ (state << 5);
    return int'(state % unsigned'(below));
  endfunction
  always @(negedge wclk) if (rst_n) begin
    if (random(200) == 0) weager = random(5) * 25;
    wen <= written < WORDS && random(100) < weager;
    wdata <= 16'(random(65536));
  end
  always @(negedge rclk) if (rst_n) begin
    if (random(200) == 0 || written >= WORDS) reager = written >= WORDS ? 100 : random(5) * 25;
    ren <= random(100) < reager;
  end
  always @(posedge wclk) if (rst_n && wen && !wfull) begin
    expected.push_back(wdata);
    written++;
  end
  always @(posedge rclk) if (rst_n) begin
    if (reading) begin
      seen++;
      front = expected.pop_front();
      if (front !== rdata) errors++;
      if (seen == WORDS) begin
        $write("seed %0d: %0d words, %0d errors; covers", SEED, seen, errors);
        foreach (hits[i]) $write(" %0d", hits[i]);
        $write("\n");
        $finish;
      end
    end
    reading <= ren && !rempty;
  end

  // The coverage plan: how often each situation occurred.
  wire [A:0] level = dut.wbin - dut.rbin;
  int hits[9] = '{default: 0};
  always @(posedge wclk) if (rst_n) begin
    if (wfull) hits[0]++;  // F1 full
    if (wen && wfull) hits[1]++;  // F2 write refused
    if (wfull && level < 5'd16) hits[4]++;  // F5 full seen late
    if (dut.wbin == 5'd31 && wen && !wfull) hits[6]++;  // F7 write pointer wraps
    if (level == 5'd8) hits[8]++;  // F9 each level
  end
  always @(posedge rclk) if (rst_n) begin
    if (rempty) hits[2]++;  // F3 empty
    if (ren && rempty) hits[3]++;  // F4 read refused
    if (rempty && level != 0) hits[5]++;  // F6 empty seen late
    if (dut.rbin == 5'd31 && ren && !rempty) hits[7]++;  // F8 read pointer wraps
  end
  initial begin
    void'($value$plusargs("whalf=%d", WHALF));
    void'($value$plusargs("rhalf=%d", RHALF));
    void'($value$plusargs("seed=%d", SEED));
    state = 32'h9E3779B9 * SEED;
    #500000 rst_n = 1;
    #(64'd30_000_000_000) $display("never ended");  // 30 ms: four times what the longest run takes
    $fatal(1);
  end
endmodule
