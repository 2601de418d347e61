"""What an engineer gets wrong in a FIFO: a name, and what is replaced in the sources."""
FIFO = 'async_fifo.sv'
BROKEN = [
    ('pointers cross in binary', [(FIFO, 'wbin_next ^ (wbin_next >> 1)', 'wbin_next'), (FIFO, 'rbin_next ^ (rbin_next >> 1)', 'rbin_next'),
                                  (FIFO, '{~rgray_w[A:A-1], rgray_w[A-2:0]}', '{~rgray_w[A], rgray_w[A-1:0]}')]),
    ('full compares one bit too few', [(FIFO, '{~rgray_w[A:A-1], rgray_w[A-2:0]}', '{~rgray_w[A], rgray_w[A-1:0]}')]),
    ('writes although full', [(FIFO, 'wen && !wfull', 'wen')]),
    ('reads although empty', [(FIFO, 'ren && !rempty', 'ren')]),
    ('empty looks at the next write pointer', [(FIFO, '.rst_n(rrst_n), .d(wgray)', '.rst_n(rrst_n), .d(wbin_next ^ (wbin_next >> 1))')]),
    ('memory address one bit short', [(FIFO, 'mem[rbin[A-1:0]]', 'mem[rbin[A-2:0]]')]),
]
