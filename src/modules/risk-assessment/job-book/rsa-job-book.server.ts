import { defineBehaviour, type Behaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { addLines } from '../../../core/server/entity/lines.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { parametersOf } from '../../work-permit/permit/permit-facts.server.ts'
import { judgeJra } from '../../work-permit/work-order/assessment.rule.ts'
import { isTooLong, mostSteps, stepsOf } from '../jsa/jsa.rule.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { isRiskStaff } from '../risk-people.server.ts'
import { approvedBy, askedBy, retireBefore, whyNotApprover } from './book-versions.server.ts'
import { bookRefusals } from './job-book-refusals.texts.ts'
import { rsaJobBook, type RsaJobBook } from './rsa-job-book.resource.ts'

const bookPattern = 'JB-{plant}-{YYYY}-{seq4}'
type BookGuard = Guard<typeof rsaJobBook>
/** Methods that have books of steps or of substances. */
const bookTypes: readonly string[] = [assessmentTypes.kras, assessmentTypes.jsa, assessmentTypes.charm]
/** Safety and health staff of the plant, and the department whose job it is. */
const whyNotKeeper = (
  { plantCd, deptCd }: Pick<RsaJobBook, 'plantCd' | 'deptCd'>,
  { session }: Pick<Context, 'session'>,
) =>
  isRiskStaff(session, plantCd) || session.depts === null || session.depts.includes(deptCd)
    ? undefined
    : bookRefusals.keepers()
const keeper: BookGuard = (book, context) => whyNotKeeper(book, context)
const approver: BookGuard = (book, { session }) => whyNotApprover(book, session)
const draftOnly: BookGuard = (book, context) =>
  book.state === 'draft' ? whyNotKeeper(book, context) : bookRefusals.draftOnly()
const successorOf = ({ sql }: Context, { jobBookCd, rsaJobBookNo }: RsaJobBook) =>
  sql.maybe(
    `select 1 from "rsaJobBook" where "jobBookCd" = $1 and "rsaJobBookNo" <> $2 and "state" in ('draft', 'review')`,
    [jobBookCd, rsaJobBookNo],
  )

/** 작업위험 표준서: written by the department, approved by somebody else, revised by its next version. (rsa.md 3, 4) */
export const jobBookBehaviour = defineBehaviour(rsaJobBook, {
  without: ['multi'],
  mayEdit: draftOnly,
  mayDelete: draftOnly,
  async beforeSave(input, context, before) {
    const stranger = whyNotKeeper(input, context)
    if (stranger) throw forbidden(stranger)
    const isJsa = input.rsaTypeCd === assessmentTypes.jsa
    const steps = stepsOf(input.rows ?? [])
    if (!bookTypes.includes(input.rsaTypeCd)) throw badField('rsaTypeCd', bookRefusals.noSuchBook())
    if (isJsa && isTooLong(steps))
      throw badField('rows', bookRefusals.tooLong({ count: steps, most: mostSteps }))
    const jra = judgeJra(input, await parametersOf(context, input.plantCd))
    const earlier = before ? undefined : revised.get(context)
    return {
      ...input,
      jraScore: jra?.score ?? null,
      jobBookCd:
        before?.jobBookCd ??
        earlier?.jobBookCd ??
        (await nextNumber(context.sql, bookPattern, {
          plantCd: input.plantCd,
          day: context.today,
          ruleCd: 'rsaJobBook.jobBookCd',
        })),
      verNo: before?.verNo ?? (earlier?.verNo ?? 0) + 1,
      replaceNo: before?.replaceNo ?? earlier?.rsaJobBookNo ?? null,
    }
  },
  transitions: {
    requestReview: {
      may: keeper,
      guards: {
        rows: ({ rows, substances, rsaTypeCd }) =>
          (rsaTypeCd === assessmentTypes.charm ? substances : rows).length === 0
            ? bookRefusals.noRows()
            : undefined,
      },
      set: askedBy,
    },
    sendBack: { may: approver },
    approve: {
      may: approver,
      set: approvedBy,
      // The version before goes out of use with it.
      effect: async ({ replaceNo, jobBookCd, verNo }, context) => {
        await retireBefore(context, jobBookBehaviour as Behaviour, replaceNo, {
          book: jobBookCd ?? '',
          version: verNo ?? 1,
        })
      },
    },
    revise: { may: keeper, effect: nextVersion },
    stopRevising: {
      may: keeper,
      guards: {
        successor: async (book, context) =>
          (await successorOf(context, book)) ? bookRefusals.successor() : undefined,
      },
    },
    retire: {
      may: (book, context) =>
        isSystem(context.session) ? undefined : approver({ ...book, reviewUserId: null }, context),
      guards: {
        successor: async (book, context) =>
          (await successorOf(context, book)) ? bookRefusals.successor() : undefined,
      },
    },
  },
})

/** The book whose next version is being written in this transaction: it keeps the number. */
const revised = new WeakMap<Context, RsaJobBook>()
/** The next version of a book as a draft, with all that it says now. */
async function nextVersion({ rsaJobBookNo }: RsaJobBook, context: Context): Promise<void> {
  const book = await loadRecord(rsaJobBook, context, rsaJobBookNo)
  const { jobBookNm, rsaTypeCd, plantCd, deptCd, processNo, jobTypeCd, freqTxt, permitTypeCd, supplCds } =
    book
  const { jraSevCd, jraRepeatCd, jraProbCd, remark, rows, substances } = book
  revised.set(context, book)
  const key = await createRecord(jobBookBehaviour, context, {
    jobBookNm,
    rsaTypeCd,
    plantCd,
    deptCd,
    processNo,
    jobTypeCd,
    freqTxt,
    permitTypeCd,
    supplCds,
    jraSevCd,
    jraRepeatCd,
    jraProbCd,
    remark,
  })
  revised.delete(context)
  await addLines(
    context,
    rsaJobBook,
    'rows',
    key,
    rows.map((row) => ownColumns('rows', row)),
  )
  await addLines(
    context,
    rsaJobBook,
    'substances',
    key,
    substances.map((row) => ownColumns('substances', row)),
  )
}
/** A line without its key and the names that are looked up for it. */
const ownColumns = <R extends object>(lines: 'rows' | 'substances', row: R): Partial<R> =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => name in rsaJobBook.lines![lines].fields),
  ) as Partial<R>
