import { useRef } from 'react';
import { Logo } from '../../components/Logo.tsx';
import type { ServiceGroup } from '../../content/load.ts';
import type { Labels } from '../../content/schema.ts';
import type { Paths } from '../../lib/paths.ts';
import { useLive } from '../useLive.ts';

export interface HeaderProps {
  labels: Labels;
  groups: ServiceGroup[];
  paths: Paths;
  /** The path of the page the header stands on. */
  current: string;
  logoBox: string;
}

export function Header({ labels, paths, logoBox }: HeaderProps) {
  const root = useRef<HTMLElement>(null);
  useLive(root);
  return (
    <header ref={root}>
      <a href={paths.home} aria-label={labels.home}>
        <Logo viewBox={logoBox} />
      </a>
    </header>
  );
}
