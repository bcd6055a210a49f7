import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviours } from './modules.ts'

/**
 * Reads over tables with owned rows are built in one place: `scopeWhere` (core/server/entity/scope.ts). Every
 * other read either selects by a key whose row the caller has loaded within the scope
 * (test/rights-walk.test.ts sends foreign keys to every address), or is listed here with its reason. People
 * and companies are named across plants and departments, so `user` and `vendor` are left out.
 */
const clock = 'the clock, for everybody whose work it is'
const wholePlant = 'a rule of the whole plant: the caller is told the outcome, not the rows'
const unscoped: Record<string, string> = {
  'modules/chemical/material-check/material-clock.server.ts tellOfReviews': clock,
  'modules/chemical/material-check/material-clock.server.ts tellOfExpiry': clock,
  'modules/chemical/material-check/material-clock.server.ts blockPurchases': clock,
  'modules/chemical/msds/msds-clock.server.ts dueSheets': clock,
  'modules/chemical/msds/msds-clock.server.ts tellOfTasks': clock,
  'modules/chemical/submission/msds-submit.server.ts submissionClock': clock,
  'modules/improvement/improvement/improvement-clock.server.ts temporaryEnds': clock,
  'modules/improvement/improvement/improvement-clock.server.ts holdEnds': clock,
  'modules/vendor/enter/enter-pass.server.ts replacePasses': clock,
  'modules/work-permit/simops/simops-works.server.ts lockPointsColumn': wholePlant,
  'modules/chemical/store/store-facts.server.ts exceptionsOn': wholePlant,
  'modules/improvement/reconcile/reconcile.server.ts innerDifferences':
    'whether sources and register agree, for who keeps up the rules',
  'modules/improvement/reconcile/reconcile.server.ts differencesOf':
    'whether sources and register agree, for who keeps up the rules',
  'modules/vendor/enter/expire-status.server.ts laterPermits':
    'the condition is the scope that its caller built',
  'modules/work-permit/simops/simops-trial.server.ts trySimops':
    'rules tried on the past of all plants, for who keeps them up',
  'modules/work-permit/simops/simops-works.server.ts countBetween': wholePlant,
  'modules/work-permit/simops/simops-works.server.ts worksBetween': wholePlant,
  'modules/vendor/worker/worker-purge.server.ts restingSince':
    'what is past its keeping time, approved by the privacy officer',
  'modules/vendor/worker/worker-purge.server.ts dueWorkers': 'the same',
  'modules/vendor/worker/worker-purge.server.ts listedWorkers': 'the same',
  'platform/approval/appr-delegate.server.ts delegationsIn': 'who stands in for whom decides who signs',
  'platform/approval/assignees.server.ts delegationsAt': 'who stands in for whom decides who signs',
  'platform/kiosk/kiosk.server.ts kioskOf': 'the device by its secret, before anybody has signed in',
}
/** Statements over tables that a definition names: the engine itself, and those that work on every entity. */
const overAnyTable: Record<string, string> = {
  'core/server': 'the engine',
  'app/backup.ts': 'everything, by the operator',
  'app/restore.ts': 'everything, by the operator',
  'platform/log/data-import.ts': 'counts within the scope',
  'platform/log/attach-admin.ts': 'files without a record, for the administrator',
  'platform/log/retention.ts': clock,
  'platform/log/audit-heads.ts': 'the ends of the two chains of seals, for the operator',
  'platform/attachment/attachment-purge.ts': clock,
  'platform/privacy/record-classes.server.ts':
    'how many of a class are past their keeping time, for the privacy officer',
  'platform/privacy/purge-kinds.ts': 'what is past its keeping time, approved by the privacy officer',
  'platform/notification/digest.server.ts': 'built with the scope of the reader',
  'platform/group/grp.server.ts': 'names of members: people, departments, vendors',
  'platform/code/code-uses.ts': 'how often a code is used',
  'platform/search/search.routes.ts': 'built with the scope of the reader',
  'platform/lookup/lookup.routes.ts': 'built with the scope of the reader',
  'platform/approval/outcome.server.ts': 'the state of the record that a document is about',
  'modules/chemical/material-check/open-reviews.server.ts': 'lines of the request that is being submitted',
}
const scopeFunctions = /\b(scopeWhere|loadRecord|requireScope|listWhere|asSystem)\b/
const keyed = /(No|Cd|Id|Key)"?\)? (=|in) ?(any\s*\()?\s*\(?\s*(\$\{?|select)/
const tablesIn = (sql: string): string[] =>
  [...sql.matchAll(/\b(?:from|join)\s+"(\w+)"/g)].map(([, table]) => table!)

const scoped = new Set(
  behaviours
    .map(({ resource }) => resource)
    .flatMap(({ name, scope }) =>
      scope === 'everyone' || name === 'user' || name === 'vendor' ? [] : [name],
    ),
)
interface Piece {
  file: string
  name: string
  text: string
}
/** Everything that is declared at the top of a file, without its comments. */
function piecesOf(file: string): Piece[] {
  const source = readFileSync(`src/${file}`, 'utf8').replaceAll(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
  return source
    .split(/^(?=(?:export |async |function |const |class |interface |type |let ))/m)
    .map((text) => ({ file, name: /(?:function|const|class)\s+(\w+)/.exec(text)?.[1] ?? '', text }))
}
/** The statements of a piece that read rows of somebody without the scope and without a key. */
const openReads = ({ text }: Piece): string[] =>
  scopeFunctions.test(text)
    ? []
    : (text.match(/`[^`]*`|'[^'\n]*'/g) ?? []).filter(
        (sql) => tablesIn(sql).some((table) => scoped.has(table)) && !keyed.test(sql),
      )

const pieces = globSync('src/**/*.ts')
  .map((file) => file.replace(/^src\//, ''))
  .filter((file) => !/\.test\.ts$|\.sample\.ts$|-kit\.ts$|\/testing\//.test(file))
  .flatMap(piecesOf)

test("a read over somebody's rows uses the scope, asks for a key, or gives its reason", () => {
  const found = pieces
    .filter((piece) => openReads(piece).length > 0)
    .map(({ file, name }) => `${file} ${name}`)
  expect({
    withoutReason: found.filter((each) => !(each in unscoped)),
    reasonForNothing: Object.keys(unscoped).filter((each) => !found.includes(each)),
  }).toEqual({
    withoutReason: [],
    reasonForNothing: [],
  })
})
test('addresses hold no statement over rows of somebody but with the scope or for the caller alone', () => {
  const own = /"userId" = \$1/
  const found = pieces.filter(
    ({ file, text }) =>
      file.endsWith('.routes.ts') &&
      !scopeFunctions.test(text) &&
      tablesIn(text).some((table) => scoped.has(table)) &&
      !own.test(text),
  )
  expect(found.map(({ file, name }) => `${file} ${name}`)).toEqual([])
})
test('statements over tables that are named at run time stand where all entities are worked on', () => {
  const found = new Set(
    pieces.flatMap(({ file, text }) =>
      /\b(?:from|join|update|into) (?:"\$\{(?:table|name)\}"|\$\{quoted?\()/.test(text) ? [file] : [],
    ),
  )
  const isKnown = (file: string) =>
    Object.keys(overAnyTable).some((known) => file === known || file.startsWith(`${known}/`))
  expect([...found].filter((file) => !isKnown(file))).toEqual([])
})
test('a read that was forgotten is found', () => {
  const forgotten = {
    file: '',
    name: '',
    text: 'const all = (sql: Sql) => sql.query(`select * from "workPermit" where "state" = \'working\'`)',
  }
  expect(openReads(forgotten)).toHaveLength(1)
  expect(openReads({ ...forgotten, text: forgotten.text.replace('all', 'scopeWhere') })).toEqual([])
})
