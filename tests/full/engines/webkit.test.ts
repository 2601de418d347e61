import { runJourneys } from './support/runJourneys.ts';

runJourneys('webkit');
