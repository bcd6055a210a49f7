import { randomUUID } from 'node:crypto'
import { asSystem, actingAs, type Context } from '../../../../core/server/entity/context.ts'
import { addRow, sideTable } from '../../../../core/server/entity/side-table.ts'
import { badField, badFields } from '../../../../core/server/http/errors.ts'
import { figuresOf } from '../class-facts.server.ts'
import { surveyRefusals } from './survey-refusals.texts.ts'
import {
  surveyReport,
  surveyScores,
  type OwnSurvey,
  type SurveyReport,
  type SurveyScores,
} from './survey.rule.ts'

const surveys = sideTable(
  'eduSurvey',
  {
    answerCd: 'text',
    eduClassNo: 'bigint',
    contentScore: 'integer',
    teacherScore: 'integer',
    placeScore: 'integer',
    usefulScore: 'integer',
    wholeScore: 'integer',
    opinionTxt: 'text',
  },
  ['answerCd'],
)
const answered = sideTable('eduSurveyDone', { eduTargetNo: 'bigint' }, ['eduTargetNo'])
const opinionMax = 500
/** People of a class who were there, and may say what they thought. */
const asksSql = `t."state" in ('attended', 'completed', 'notCompleted') and c."state" in ('attended', 'closed')`

interface Open extends OwnSurvey {
  eduTargetNo: number
}
const openOf = ({ sql, session, now }: Context, days: number): Promise<Open[]> =>
  sql.query<Open>(
    `select c."eduClassNo", t."eduTargetNo", c."classNm", to_json(c."endDt") #>> '{}' as "endDt"
     from "eduTarget" t join "eduClass" c using ("eduClassNo")
     where t."userId" = $1 and ${asksSql} and c."endDt" > $2::timestamptz - make_interval(days => $3::int)
       and not exists (select 1 from "eduSurveyDone" d where d."eduTargetNo" = t."eduTargetNo") order by c."endDt" desc`,
    [session.userId, now, days],
  )

/** Classes of the last days that wait for the caller's answer. */
export async function ownSurveys(context: Context): Promise<OwnSurvey[]> {
  const { surveyDays } = await figuresOf(context, context.session.plantCd)
  return (await openOf(context, surveyDays)).map(({ eduTargetNo: _target, ...each }) => each)
}

/**
 * Takes down an answer without its person: the mark that somebody has answered stands apart, and leaves no trail that
 * would tell when. @throws Refusal 400
 */
export async function answerSurvey(context: Context, body: unknown): Promise<void> {
  const given = Object(body) as Record<string, unknown>
  const { surveyDays } = await figuresOf(context, context.session.plantCd)
  const open = (await openOf(context, surveyDays)).find(
    ({ eduClassNo }) => eduClassNo === given['eduClassNo'],
  )
  if (!open) throw badField('eduClassNo', surveyRefusals.notAsked())
  const isScore = (score: unknown) => Number.isInteger(score) && Number(score) >= 1 && Number(score) <= 5
  const wrong = surveyScores.filter((name) => !isScore(given[name]))
  if (wrong.length > 0) throw badFields(wrong.map((path) => ({ path, message: surveyRefusals.score() })))
  const scores = Object.fromEntries(surveyScores.map((name) => [name, Number(given[name])])) as SurveyScores
  const opinion = typeof given['opinionTxt'] === 'string' ? given['opinionTxt'].trim() : ''
  if (opinion.length > opinionMax) throw badField('opinionTxt', surveyRefusals.opinion())
  await actingAs(context, asSystem('교육 만족도'), async (own) => {
    // Two answers at once: the second finds the mark of the first.
    if (!(await addRow(own, answered, { eduTargetNo: open.eduTargetNo })))
      throw badField('eduClassNo', surveyRefusals.notAsked())
    await addRow(own, surveys, {
      answerCd: randomUUID(),
      eduClassNo: open.eduClassNo,
      ...scores,
      opinionTxt: opinion || null,
    })
  })
}

/** What people thought of a class, without who. */
export async function reportOf(
  context: Context,
  { eduClassNo, plantCd }: { eduClassNo: number; plantCd: string },
): Promise<SurveyReport> {
  const { sql } = context
  const { asked } = await sql.one<{ asked: number }>(
    `select count(*)::int as "asked" from "eduTarget" t join "eduClass" c using ("eduClassNo")
     where c."eduClassNo" = $1 and t."userId" is not null and ${asksSql}`,
    [eduClassNo],
  )
  const rows = await sql.query<SurveyScores & { opinionTxt: string | null }>(
    `select ${surveyScores.map((name) => `"${name}"`).join(', ')}, "opinionTxt" from "eduSurvey" where "eduClassNo" = $1`,
    [eduClassNo],
  )
  const { surveyLeast } = await figuresOf(context, plantCd)
  return surveyReport(rows, { asked, least: surveyLeast })
}
