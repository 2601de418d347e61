import type { APIRoute, GetStaticPaths } from 'astro';
import { checkFiles } from '../../content/checks.ts';

/** The settings that a calculation was checked with: the same in every language. */
export const getStaticPaths = (() =>
  checkFiles().map(({ name, csv }) => ({
    params: { file: name },
    props: { csv },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.csv, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
