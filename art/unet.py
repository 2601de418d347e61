"""Removes render noise with a trained U-Net, in NumPy alone.

Reads the published weights of Intel Open Image Denoise (rt_hdr_alb_nrm.tza, Apache 2.0), which
are not kept here. Input: linear colour, albedo and normal of one render; output: linear colour.
"""
import struct
import numpy as np


def read_tza(path):
    """Tensors by name: magic, version, offset of the table; then a table of contents."""
    d = open(path, "rb").read()
    magic, _, _, at = struct.unpack_from("<HBBQ", d, 0)
    if magic != 0x41D7:
        raise SystemExit("expected a tensor archive: " + path)
    count, = struct.unpack_from("<I", d, at)
    at += 4
    out = {}
    for _ in range(count):
        n, = struct.unpack_from("<H", d, at)
        name = d[at + 2:at + 2 + n].decode()
        at += 2 + n
        nd = d[at]
        dims = struct.unpack_from("<%dI" % nd, d, at + 1)
        at += 1 + 4 * nd + nd
        kind = "<f2" if chr(d[at]) == "h" else "<f4"
        off, = struct.unpack_from("<Q", d, at + 1)
        at += 9
        out[name] = np.frombuffer(d, kind, int(np.prod(dims)), off).reshape(dims).astype(np.float32)
    return out


# perceptual curve in which the network sees high dynamic range
A, B, C, D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1 = 1.57945760e-06, 3.22087631e-02
X0, X1 = A * Y0, B * Y1 ** C + D
TOP = E * np.log(65504.0 + F) + G


def encode(y):
    return (np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G)) / TOP).astype(np.float32)


def decode(x):
    x = x * TOP
    return np.where(x <= X0, x / A, np.where(x <= X1, np.maximum((x - D) / B, 0) ** (1 / C), np.exp((x - G) / E) - F)).astype(np.float32)


def exposure(rgb):
    """Key of the picture: log average of the luminance of small tiles, brought to 18 % grey."""
    l = rgb @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = (s // 16 * 16 for s in l.shape)
    t = l[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    t = t[t > 1e-8]
    return 0.18 / 2 ** np.log2(t).mean() if t.size else 1.0


class Net:
    def __init__(self, path):
        self.t = read_tza(path)

    def conv(self, name, x, relu=True):
        """3 x 3 over (channels, height, width), as nine matrix products."""
        k, b = self.t[name + ".weight"], self.t[name + ".bias"]
        c, h, w = x.shape
        p = np.pad(x, ((0, 0), (1, 1), (1, 1)))
        out = np.empty((k.shape[0], h, w), np.float32)
        step = max(1, 60000 // w)
        for y in range(0, h, step):
            n = min(step, h - y)
            acc = np.repeat(b[:, None], n * w, 1)
            for i in range(3):
                for j in range(3):
                    acc += k[:, :, i, j] @ p[:, y + i:y + i + n, j:j + w].reshape(c, -1)
            out[:, y:y + n] = acc.reshape(-1, n, w)
        return np.maximum(out, 0, out) if relu else out

    def run(self, x):
        pool = lambda v: v.reshape(v.shape[0], v.shape[1] // 2, 2, v.shape[2] // 2, 2).max((2, 4))
        up = lambda v, skip: np.concatenate([v.repeat(2, 1).repeat(2, 2), skip])
        e = x
        skips = [x]
        e = self.conv("enc_conv0", e)
        for k in (1, 2, 3, 4):
            e = pool(self.conv("enc_conv%d" % k, e))
            skips.append(e)
        e = self.conv("enc_conv5b", self.conv("enc_conv5a", e))
        for k in (4, 3, 2, 1):
            e = self.conv("dec_conv%da" % k, up(e, skips[k - 1]))
            e = self.conv("dec_conv%db" % k, e)
        return self.conv("dec_conv0", e, False)


def clean(path, rgb, albedo, normal):
    h, w, _ = rgb.shape
    k = exposure(rgb)
    x = np.concatenate([encode(np.clip(rgb * k, 0, 65504)), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], -1)
    # a mirrored border, so that the picture's own edge is never the network's
    x = np.pad(x.transpose(2, 0, 1), ((0, 0), (16, 16 + -h % 16), (16, 16 + -w % 16)), mode="reflect").astype(np.float32)
    y = Net(path).run(x)[:, 16:16 + h, 16:16 + w].transpose(1, 2, 0)
    return np.maximum(decode(np.maximum(y, 0)), 0) / k
