import { codeNameOf } from '../../../core/server/entity/columns.ts'
import type { FastifyInstance } from 'fastify'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import {
  actingAs,
  asSystem,
  reading,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { requireScope, scopeWhere } from '../../../core/server/entity/scope.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { defined } from '../../../core/shared/defined.ts'
import { messages } from '../../../core/shared/messages.ts'
import {
  fixedForm,
  type CheckSource,
  type FinishedCheck,
} from '../../../platform/check-form/check-answers.server.ts'
import { badScore, checkScale, resultOfScore } from '../../../platform/check-form/check-scale.rule.ts'
import { markPutRight, type PutRight } from '../../../platform/check-form/put-right.server.ts'
import { answerRefusals } from '../../../platform/check-form/check-form.texts.ts'
import { checkRoutes } from '../../../platform/check-form/check.routes.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import type { OutboxEvent } from '../../improvement/improvement-source.server.ts'
import { chmStore } from '../store/chm-store.resource.ts'
import { chmStoreInsp, type ChmStoreInsp } from './chm-store-insp.resource.ts'
import { mendedBy, nextInspection, storePurpose, type InspectionDue } from './store-insp.rule.ts'
import { inspectionNotes, inspectionSentences } from './store-insp.texts.ts'

const sourceKeyOf = (storeInspNo: number | string): string => `${chmStoreInsp.name} ${storeInspNo}`

/** Checks of stores: begun once, answered by the sheet that is fixed then, and kept as they were finished. */
export const storeInspBehaviour = defineBehaviour(chmStoreInsp, {
  without: ['update', 'delete', 'multi'],
  mayEdit: () => inspectionSentences.fixed(),
  mayAttach: () => undefined,
  beforeSave: async (input, context) => {
    const { sql, session, today } = context
    const store = await sql.maybe<{ plantCd: string }>(
      'select "plantCd" from "chmStore" where "storeNo" = $1',
      [input.storeNo],
    )
    if (!store) throw badField('storeNo', messages.badChoice('장소'))
    requireScope(chmStoreInsp, session, { plantCd: store.plantCd })
    if (input.inspYmd > today) throw badField('inspYmd', inspectionSentences.future())
    const begun = await sql.maybe<{ storeInspCd: string }>(
      `select "storeInspCd" from "chmStoreInsp" where "storeNo" = $1 and "state" = 'begun'`,
      [input.storeNo],
    )
    if (begun) throw badField('storeNo', inspectionSentences.begun({ code: begun.storeInspCd }))
    const checkFormNo = await fixedForm(context, storePurpose)
    if (checkFormNo === undefined) throw badField('checkFormNo', answerRefusals.noForm())
    return { ...input, plantCd: store.plantCd, inspUserId: session.userId, checkFormNo }
  },
})

/** The sheet of a store's check: whoever finishes it is its inspector. */
const storeInspCheck: CheckSource<typeof chmStoreInsp> = {
  behaviour: storeInspBehaviour,
  files: 'image',
  formNoOf: ({ checkFormNo }) => checkFormNo,
  placeOf: ({ plantCd }) => ({ plantCd }),
  finished: async (row, finished, context) => {
    const { badCnt } = finished.outcome
    const inspUserId = context.session.userId
    await setColumns(context, chmStoreInsp, row.storeInspNo, { badCnt, inspUserId })
    await actingAs(context, asSystem('저장시설 점검 완료'), (own) =>
      runTransition(storeInspBehaviour, own, row.storeInspNo, 'finish'),
    )
    await askForImprovements(row, finished, context)
  },
}

/** What is bad becomes an improvement of the store's department. */
async function askForImprovements(
  { storeInspNo, storeNo, inspYmd }: ChmStoreInsp,
  { bad }: FinishedCheck,
  context: Context,
): Promise<void> {
  const { storeNm, plantCd, deptCd, chmMgrUserId, inspCycleCd } = await context.sql.one<
    Record<'storeNm' | 'plantCd' | 'deptCd' | 'chmMgrUserId' | 'inspCycleCd', string>
  >(
    'select "storeNm", "plantCd", "deptCd", "chmMgrUserId", "inspCycleCd" from "chmStore" where "storeNo" = $1',
    [storeNo],
  )
  const dueYmd = mendedBy(inspYmd, inspCycleCd, context.today)
  for (const { item, answer } of bad)
    await createImprovement(context, {
      sourceModuleCd: 'CHM',
      sourceKey: sourceKeyOf(storeInspNo),
      sourceSubKey: String(answer.checkAnswerNo),
      sourceUrl: `/chm/storage/storeInsp?open=${storeInspNo}`,
      imprNm: String(inspectionNotes.title({ item: item.itemTxt })).slice(0, 100),
      problemDesc: String(
        inspectionNotes.problem({ store: storeNm, item: item.itemTxt, finding: answer.noteTxt ?? '' }),
      ).slice(0, 2000),
      plantCd,
      deptCd,
      placeNm: storeNm.slice(0, 100),
      hazardTypeCd: 'LEAK',
      ...defined({ dueYmd }),
      gradeCd: item.criticalYn === 'Y' ? 'H' : 'M',
      score: badScore,
      proposedUserId: chmMgrUserId,
      pictures: { resource: chmStoreInsp.name, key: storeInspNo, fileNos: answer.fileNos ?? [] },
    })
}

/**
 * An improvement that is verified has its point judged again, one that is closed mends it; one that is opened
 * again does neither any more.
 */
export async function hearOfInspection(event: OutboxEvent, context: Context): Promise<void> {
  const after = changesOf(event)
  if (!event.sourceKey.startsWith(sourceKeyOf('')) || !after) return
  const storeInspNo = await markPutRight(context, chmStoreInsp, Number(event.sourceSubKey), after)
  if (storeInspNo !== undefined) context.publish({ topic: chmStoreInsp.name, key: storeInspNo })
}
function changesOf({ eventCd, verified }: OutboxEvent): PutRight | undefined {
  if (eventCd === 'verified') return { recheckCd: resultOfScore(verified?.scoreAft ?? null) }
  if (eventCd === 'closed') return { doneYn: 'Y' }
  return eventCd === 'reopened' ? { doneYn: 'N', recheckCd: null } : undefined
}
/** Points of checks are judged on the scale of checks; the module's other findings have none. */
export const scaleOfInspection = (sourceKey: string) =>
  sourceKey.startsWith(sourceKeyOf('')) ? checkScale : undefined
/** What the checks say of their bad points, for the daily comparison. */
export const readBackInspections = ({ sql }: Context) =>
  sql.query<{ sourceKey: string; reported: number; closed: number }>(
    `select $1 || r."sourceNo" as "sourceKey", count(*)::int as "reported", count(*) filter (where a."doneYn" = 'Y')::int as "closed"
     from "checkAnswer" a join "checkRun" r using ("checkRunNo")
     where r."sourceCd" = $2 and r."doneDt" is not null and a."badYn" = 'Y' and a."mendedYn" is distinct from 'Y' group by r."sourceNo"`,
    [sourceKeyOf(''), chmStoreInsp.name],
  )

/** When each store of the caller's plants is to be checked next, the most urgent first. */
async function inspectionsDue({ sql, session, today }: Context): Promise<InspectionDue[]> {
  const binds = new Binds()
  const scope = scopeWhere(chmStore, session, 't', binds)
  const rows = await sql.query<Omit<InspectionDue, 'dueYmd' | 'late'> & { inspCycleCd: string | null }>(
    `select t."storeNo", t."storeNm", t."inspCycleCd", coalesce(${codeNameOf('c', session.language)}, '') as "inspCycleNm", max(i."inspYmd") filter (where i."state" = 'done')::text as "lastYmd",
       max(i."storeInspNo") filter (where i."state" = 'begun') as "begunNo"
     from "chmStore" t left join "chmStoreInsp" i using ("storeNo") left join "codeItem" c on c."codeGrpCd" = 'CHM_INSP_CYCLE' and c."code" = t."inspCycleCd"
     where ${scope} and coalesce(t."useYn", 'Y') = 'Y' group by 1, 2, 3, 4`,
    binds.values,
  )
  return rows
    .map(({ inspCycleCd, ...row }) => {
      const dueYmd = nextInspection(row.lastYmd, inspCycleCd, today)
      return { ...row, dueYmd, late: dueYmd < today }
    })
    .toSorted((one, other) =>
      one.dueYmd === other.dueYmd
        ? one.storeNm.localeCompare(other.storeNm)
        : one.dueYmd < other.dueYmd
          ? -1
          : 1,
    )
}

export async function inspectionRoutes(
  app: FastifyInstance,
  engine: Engine,
  store: Pick<FileStore, 'get'>,
): Promise<void> {
  app.get(
    '/api/chm/storeinspsdue',
    {
      config: { access: { menus: [...chmStoreInsp.menus], right: 'read' } },
      schema: { tags: [chmStoreInsp.title], summary: '장소별 마지막 점검과 다음 점검일' },
    },
    async (request) => ({ data: await inspectionsDue(reading(engine, request.session)) }),
  )
  checkRoutes(app, engine, storeInspCheck, store)
}
