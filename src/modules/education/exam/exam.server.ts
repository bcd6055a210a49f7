import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import { eduExam } from './edu-exam.resource.ts'
import { bankReasons } from './exam-bank.server.ts'
import { picks } from './exam-codes.rule.ts'
import { examRefusals } from './exam-refusals.texts.ts'
import { takeStates } from './take.rule.ts'

type Rule = Guard<typeof eduExam>
/** An exam is kept by people of its plant; one of the whole company by those who see all plants. */
const ofPlant = ({ plantCd }: { plantCd?: string | null }, { session }: Pick<Context, 'session'>) =>
  isSystem(session) || session.plants === null || (plantCd && session.plants.includes(plantCd))
    ? undefined
    : examRefusals.otherPlant()

const nobodySits: Rule = async ({ examNo }, { sql }) => {
  const { n } = await sql.one<{ n: number }>(
    `select count(*)::int as "n" from "eduExamTake" where "examNo" = $1 and "state" = '${takeStates.running}'`,
    [examNo],
  )
  return n > 0 ? examRefusals.someoneSits({ n }) : undefined
}
const bank: Rule = (row, context) => bankReasons(context, row)

/** 시험: written by education staff, opened when the bank has a paper for it, changed while nobody sits it. */
export const eduExamBehaviour = defineBehaviour(eduExam, {
  without: ['multi'],
  mayEdit: (row, context) =>
    ofPlant(row, context) ?? (row.state === 'draft' ? undefined : examRefusals.draftOnly()),
  mayDelete: async (row, context) =>
    ofPlant(row, context) ??
    ((await context.sql.maybe('select 1 from "eduExamTake" where "examNo" = $1 limit 1', [row.examNo]))
      ? examRefusals.taken()
      : undefined),
  beforeSave: (input, context) => {
    const refusal = ofPlant(input, context)
    if (refusal) throw forbidden(refusal)
    if (input.pickCd === picks.draw) {
      const sum = (input.highPct ?? 0) + (input.midPct ?? 0) + (input.lowPct ?? 0)
      const message = examRefusals.shareSum({ n: sum })
      if (sum !== 100) throw badFields(['highPct', 'midPct', 'lowPct'].map((path) => ({ path, message })))
    }
    const chosen = (input.questions ?? []).map(({ eduQuestionNo }) => eduQuestionNo)
    const twice = chosen.findIndex((no, index) => chosen.indexOf(no) !== index)
    if (twice >= 0) throw badField(`questions.${twice}.eduQuestionNo`, examRefusals.fixedTwice())
    return input
  },
  transitions: {
    open: { may: ofPlant, guards: { bank }, set: (_, { now }) => ({ openDt: now }) },
    close: { may: ofPlant },
    revise: { may: ofPlant, guards: { nobodySits } },
  },
})
