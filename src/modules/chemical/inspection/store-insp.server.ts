import { defined } from '../../../core/shared/defined.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import type { FastifyInstance } from 'fastify'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { requireScope, scopeWhere } from '../../../core/server/entity/scope.ts'
import { messages } from '../../../core/shared/messages.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import { chmStore } from '../store/chm-store.resource.ts'
import { chmStoreInsp } from './chm-store-insp.resource.ts'
import { inspectionIssues, inspResults, nextInspection, type InspectionDue } from './store-insp.rule.ts'
import { inspectionSentences } from './store-insp.texts.ts'
import { inspectionNotes } from './store-insp.texts.ts'

const sourceKeyOf = (storeInspNo: number | string): string => `${chmStoreInsp.name} ${storeInspNo}`

/**
 * Checks of stores: written once, every point of the list in use; what is bad becomes an improvement of the
 * store's department.
 */
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
    const items = input.items ?? []
    const codes = await sql.query<{ code: string }>(
      `select "code" from "codeItem" where "codeGrpCd" = 'CHM_INSP_ITEM' and "useYn" = 'Y' order by "sortOrder"`,
    )
    const issues = inspectionIssues(
      items,
      codes.map(({ code }) => code),
    )
    if (issues.length > 0) throw badFields(issues)
    return {
      ...input,
      plantCd: store.plantCd,
      inspUserId: session.userId,
      badCnt: items.filter(({ resultCd }) => resultCd === inspResults.bad).length,
      items: items.map((item) => ({
        ...item,
        ...defined({ doneYn: item.resultCd === inspResults.bad ? ('N' as const) : undefined }),
      })),
    }
  },
  afterSave: async (key, context) => {
    const bad = await context.sql.query<{
      storeInspLineNo: number
      itemNm: string
      findTxt: string
      storeNm: string
      plantCd: string
      deptCd: string
    }>(
      `select l."storeInspLineNo", c."codeNm" as "itemNm", l."findTxt", s."storeNm", s."plantCd", s."deptCd"
       from "chmStoreInspLine" l join "chmStoreInsp" i using ("storeInspNo") join "chmStore" s using ("storeNo")
       join "codeItem" c on c."codeGrpCd" = 'CHM_INSP_ITEM' and c."code" = l."itemCd" where i."storeInspNo" = $1 and l."resultCd" = $2 order by 1`,
      [key, inspResults.bad],
    )
    for (const { storeInspLineNo, itemNm, findTxt, storeNm, plantCd, deptCd } of bad)
      await createImprovement(context, {
        sourceModuleCd: 'CHM',
        sourceKey: sourceKeyOf(key),
        sourceSubKey: String(storeInspLineNo),
        sourceUrl: `/chm/storage/storeInsp?open=${key}`,
        imprNm: String(inspectionNotes.title({ item: itemNm })).slice(0, 100),
        problemDesc: String(
          inspectionNotes.problem({ store: storeNm, item: itemNm, finding: findTxt }),
        ).slice(0, 2000),
        plantCd,
        deptCd,
        placeNm: storeNm.slice(0, 100),
        hazardTypeCd: 'LEAK',
      })
  },
})

/** An improvement that is closed mends its point; one that is opened again does not any more. */
export async function hearOfInspection(
  event: { sourceKey: string; sourceSubKey: string; eventCd: string },
  context: Context,
): Promise<void> {
  if (
    !event.sourceKey.startsWith(sourceKeyOf('')) ||
    (event.eventCd !== 'closed' && event.eventCd !== 'reopened')
  )
    return
  const item = await context.sql.maybe<{ storeInspNo: number; storeInspLineNo: number }>(
    'select "storeInspNo", "storeInspLineNo" from "chmStoreInspLine" where "storeInspLineNo" = $1',
    [Number(event.sourceSubKey)],
  )
  if (!item) return
  const { storeInspNo, storeInspLineNo } = item
  const done = { storeInspLineNo, doneYn: event.eventCd === 'closed' ? 'Y' : 'N' } as const
  await changeLine(context, chmStoreInsp, 'items', storeInspNo, done, { trail: false })
  context.publish({ topic: chmStoreInsp.name, key: storeInspNo })
}
/** What the checks say of their bad points, for the daily comparison. */
export const readBackInspections = ({ sql }: Context) =>
  sql.query<{ sourceKey: string; reported: number; closed: number }>(
    `select $1 || "storeInspNo" as "sourceKey", count(*)::int as "reported", count(*) filter (where "doneYn" = 'Y')::int as "closed"
     from "chmStoreInspLine" where "resultCd" = $2 group by "storeInspNo"`,
    [sourceKeyOf(''), inspResults.bad],
  )

/** When each store of the caller's plants is to be checked next, the most urgent first. */
async function inspectionsDue({ sql, session, today }: Context): Promise<InspectionDue[]> {
  const binds = new Binds()
  const scope = scopeWhere(chmStore, session, 't', binds)
  const rows = await sql.query<Omit<InspectionDue, 'dueYmd' | 'late'> & { inspCycleCd: string | null }>(
    `select t."storeNo", t."storeNm", t."inspCycleCd", coalesce(c."codeNm", '') as "inspCycleNm", max(i."inspYmd")::text as "lastYmd"
     from "chmStore" t left join "chmStoreInsp" i using ("storeNo") left join "codeItem" c on c."codeGrpCd" = 'CHM_INSP_CYCLE' and c."code" = t."inspCycleCd"
     where ${scope} and coalesce(t."useYn", 'Y') = 'Y' group by t."storeNo", t."storeNm", t."inspCycleCd", c."codeNm"`,
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

export async function inspectionRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/chm/storeinspsdue',
    {
      config: { access: { menus: [...chmStoreInsp.menus], right: 'read' } },
      schema: { tags: [chmStoreInsp.title], summary: '장소별 마지막 점검과 다음 점검일' },
    },
    async (request) => ({ data: await inspectionsDue(reading(engine, request.session)) }),
  )
}
