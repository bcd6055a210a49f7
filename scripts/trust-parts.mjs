/** The parts of npm run test:trust by the name that `--only` takes, each with its tests. */
export const trustParts = {
  fuzz: ['test/trust/fuzz'],
  kills: ['test/trust/drills'],
  faults: ['test/trust/faults', 'test/hostile-faults', 'src/app/backup.api'],
  workers: ['test/trust/workers', 'test/trust/replica', 'test/trust/shifts', 'test/trust/similar'],
  silence: ['src/core/server/http/connections', 'src/core/server/runtime/operation.api'],
  guesses: ['src/platform/session/guessing', 'src/modules/vendor/worker/worker-pin'],
  uploads: [
    'src/platform/attachment/attachment-hostile',
    'test/hostile-uploads',
    'test/hostile-contents',
    'test/hostile-files',
    'test/hostile-downloads',
  ],
  doors: [
    'test/hostile-doors',
    'test/hostile-approval',
    'test/hostile-bodies',
    'test/hostile-input',
    'test/hostile-live',
    'test/hostile-persons',
    'test/hostile-platform',
    'test/hostile-rights',
    'test/hostile-sessions',
    'src/platform/session/session.api',
    'src/modules/work-permit/kiosk/kiosk.api',
    'src/modules/work-permit/permit-flow/permit-qr',
    'src/modules/improvement/improvement-sources',
    'src/modules/chemical/stocktake/storage-life',
    'src/platform/reads',
  ],
  foreign: [
    'test/rights',
    'test/definitions',
    'test/row-guard',
    'src/modules/vendor/vendor/vendor-plant',
    'src/modules/vendor/ban',
  ],
  seals: [
    'src/platform/log/audit-chain',
    'src/platform/log/log-chain',
    'src/core/server/database/runtime-role',
    'test/sealed',
  ],
}
/** Walks through a browser, which the `e2e` project runs. */
export const trustWalks = {
  readers: ['e2e/accessibility'],
  languages: ['e2e/languages-walk'],
  lists: ['e2e/lists-fit'],
  forms: ['e2e/chemical-forms'],
}
