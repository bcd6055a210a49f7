import { all, type Expectations } from '../../../../test/expectation.ts'

export const expectations: Expectations = {
  rights: {
    ...all('public', [
      'GET /health/live',
      'GET /health/ready',
      // To callers on this machine, or with METRICS_TOKEN.
      'GET /metrics',
    ]),
    ...all('signedIn', ['GET /api/live', 'POST /api/reads']),
  },
  overAnyTable: {
    'core/server': 'the engine',
    'app/backup.ts': 'everything, by the operator',
    'app/restore.ts': 'everything, by the operator',
  },
}
