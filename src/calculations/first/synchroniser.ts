/** Time to synchroniser failure: R. Ginosar, "Metastability and Synchronizers: A Tutorial", 2011. */

export interface SynchroniserInputs {
  fc_MHz: number;
  n: number;
  tau_ps: number;
  tw_ps: number;
  fd_MHz: number;
  tov_ps: number;
  m: number;
  life_y: number;
}

/** lg of the chances to fail a second, T_w f_c f_d. */
export const lgRate = ({ tw_ps, fd_MHz }: SynchroniserInputs, fc_MHz: number) =>
  Math.log10(tw_ps) - 12 + Math.log10(fc_MHz) + 6 + Math.log10(fd_MHz) + 6;

/** What a stage leaves for settling; 0 where the period is used up. */
export const slack_ps = ({ tov_ps }: SynchroniserInputs, fc_MHz: number) =>
  Math.max(0, 1e6 / fc_MHz - tov_ps);

/** Only the logarithm is formed: exp(tr/τ) overflows at 709. */
export const lgMtbfSeconds = (values: SynchroniserInputs, n: number, fc_MHz: number) =>
  (((n - 1) * slack_ps(values, fc_MHz)) / values.tau_ps) * Math.LOG10E - lgRate(values, fc_MHz);
