localparam int FILTER_TAPS = 75;
localparam int FILTER_SHIFT = 17;
