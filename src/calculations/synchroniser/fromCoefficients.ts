/**
 * τ and T_w from the coefficients of a vendor (C1 and C2, or K1 and K2), who writes MTBF = exp(C2 t)/(C1 f_c f_d). His t
 * is the time beyond his own path: that path belongs into `tpath_ps`. `null` where they are none.
 */
export function fromCoefficients(
  c1_ps: number,
  c2_perNs: number,
): { readonly tau_ps: number; readonly tw_ps: number } | null {
  const tau_ps = 1000 / c2_perNs;
  return tau_ps > 0 && c1_ps > 0 && Number.isFinite(tau_ps) && Number.isFinite(c1_ps)
    ? { tau_ps, tw_ps: c1_ps }
    : null;
}
