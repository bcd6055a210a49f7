import { defined } from '../../../core/shared/defined.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, conflict } from '../../../core/server/http/errors.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { refuseForeignProcess } from '../../../platform/process/process.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { classificationIssues, completedLine, sectionTwoDifference } from '../ghs/classification.rule.ts'
import { classificationSentences } from '../ghs/classification.texts.ts'
import { ghsRowsOn } from '../ghs/ghs.server.ts'
import {
  labelOf,
  pictogramIssue,
  precautionIssue,
  rowsOfClassification,
  usualPrecautions,
} from '../ghs/label.rule.ts'
import { chmProduct } from '../product/chm-product.resource.ts'
import { wideRanges } from '../product/composition.rule.ts'
import { chemicalPeople, reviewsOfRevision, tasksOfRevision } from '../ripple/ripple.server.ts'
import { releaseQuarantine } from '../stock/stock.server.ts'
import { prepareSubmission } from '../submission/msds-submit.server.ts'
import { chmLabelPrint, chmMsds, chmMsdsNotice, type ChmMsds } from './msds.resource.ts'
import {
  missingSections,
  msdsDiff,
  msdsIssues,
  noData,
  reasonsToTell,
  reviewDue,
  withoutMeasures,
} from './msds.rule.ts'
import { approvalEnd } from './secret-range.rule.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'
import { msdsSentences } from './msds.texts.ts'
import { messages } from '../../../core/shared/messages.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { chemicalRecords } from '../record-pages.rule.ts'
import { mixtureSentences } from '../ghs/mixture.texts.ts'

type MsdsGuard = Guard<typeof chmMsds>
const whole: MsdsGuard = ({ sects }) => {
  const missing = missingSections(sects)
  return missing.length > 0
    ? msdsSentences.missingSections({ sections: missing.map(Number).join(', ') })
    : undefined
}
const korean: MsdsGuard = async (msds, { sql }) =>
  msds.langCd === 'kr' ||
  (await sql.maybe(
    `select 1 from "chmMsds" where "prodNo" = $1 and "langCd" = 'kr' and "state" in ('valid', 'revising')`,
    [msds.prodNo],
  ))
    ? undefined
    : msdsSentences.koreanFirst()
const known: MsdsGuard = async ({ ghs }, { sql, today }) =>
  classificationIssues(ghs, await ghsRowsOn(sql, today)).length > 0
    ? classificationSentences.unknownLines()
    : undefined
/** Hazardous components from the cut-off of their class on: a mixture with them has a classification. (GHS 1.3.3.2) */
const classified: MsdsGuard = async ({ ghs, prodNo }, { sql }) => {
  if (ghs.length > 0) return undefined
  const rows = await sql.query<{ nm: string }>(
    `select distinct case when c."secretYn" = 'Y' then coalesce(c."altNm", '-') else h."chemNm" end as "nm"
     from "chmProductComp" c left join "chmProductSecret" s using ("compNo") join "chmChemical" h on h."chemNo" = coalesce(c."chemNo", s."chemNo")
     join "chmChemGhs" g on g."chemNo" = h."chemNo" and g."useYn" = 'Y'
     where c."prodNo" = $1 and coalesce(c."contentMax", c."contentRep", c."altContentMax", 100) >= case when g."ghsClassCd" = any($2::text[]) then 0.1 else 1 end order by 1`,
    [prodNo, lowCutOff],
  )
  return rows.length > 0
    ? classificationSentences.notClassified({ components: rows.map(({ nm }) => nm).join(', ') })
    : undefined
}
/** Sensitisers, mutagens, carcinogens, toxic to reproduction, aquatic: 0.1 %. */
const lowCutOff = ['H04', 'H05', 'H06', 'H07', 'H08', 'E01']
const sectionTwo: MsdsGuard = async ({ ghs, sects }, { sql, today }) => {
  const label = labelOf(rowsOfClassification(ghs, await ghsRowsOn(sql, today)))
  const contents = sects.find(({ sectCd }) => sectCd === '02')?.contents ?? ''
  const different = sectionTwoDifference(contents, label.hCodes)
  return different
    ? classificationSentences.sectionTwo({
        onlyInText: different.onlyInText.join(', ') || '–',
        onlyInGrid: different.onlyInGrid.join(', ') || '–',
      })
    : undefined
}
const measures: MsdsGuard = ({ sects, noDataTxt }) => {
  const empty = withoutMeasures(sects)
  return empty.length > 0 && !noDataTxt?.trim()
    ? classificationSentences.noDataReason({ sections: empty.map(Number).join(', ') })
    : undefined
}
/** What the portal has drafted is looked at by a person, line by line, before anybody reviews it. */
const confirmed: MsdsGuard = ({ ghs, sects }) => {
  const names = [
    ...ghs.flatMap(({ draftYn, hCode, ghsClassCd }) => (draftYn === 'Y' ? [hCode ?? ghsClassCd] : [])),
    ...sects.flatMap(({ draftYn, sectCd }) => (draftYn === 'Y' ? [String(Number(sectCd))] : [])),
  ]
  return names.length > 0 ? mixtureSentences.draftLeft({ names: names.join(', ') }) : undefined
}
/** Who writes a sheet states a content within ± 5 %P of it; a supplier's sheet is taken as it is. (제11조 제10항) */
const ranges: MsdsGuard = async ({ msdsSrcCd, prodNo }, context) => {
  if (msdsSrcCd !== 'OWN') return undefined
  const { comps } = await loadRecord(chmProduct, context, prodNo)
  const [first] = wideRanges(comps, (await chemicalParameters(context)).secretRangePct)
  return first && msdsSentences.wideRange({ name: first.component.chemNm ?? '', issue: first.issue })
}
const notInStock: MsdsGuard = async (msds, { sql }) => {
  const row = await sql.maybe(`select 1 from "chmStock" where "prodNo" = $1 and "stockQty" > 0 limit 1`, [
    msds.prodNo,
  ])
  return row ? msdsSentences.inStock() : undefined
}

/**
 * MSDS: what the classification says is derived, a revision in force replaces the one before it and makes
 * tasks of what has changed (chm.md 4, 5.8).
 */
export const msdsBehaviour = defineBehaviour(chmMsds, {
  without: ['multi'],
  mayEdit: ({ state }) => (state === 'registered' ? undefined : msdsSentences.editRegistered()),
  mayDelete: ({ state }) => (state === 'registered' ? undefined : msdsSentences.deleteRegistered()),
  mayAttach: ({ state }) =>
    state === 'superseded' || state === 'discarded' ? msdsSentences.noFilesOnOld() : undefined,
  beforeSave: async (input, { sql, today, session }, before) => {
    const sects = input.sects ?? before?.sects ?? []
    const issues = msdsIssues({ ...input, sects }, today)
    if (issues.length > 0) throw badFields(issues)
    if (before && input.prodNo !== before.prodNo) throw badField('prodNo', msdsSentences.productFixed())
    const figures = await chemicalParameters({ sql, today })
    const table = await ghsRowsOn(sql, today)
    const unknown = input.ghs ? classificationIssues(input.ghs, table) : []
    if (unknown.length > 0) throw badFields(unknown)
    const given = input.ghs?.map((line) => completedLine(line, table))
    const label = labelOf(rowsOfClassification(given ?? before?.ghs ?? [], table))
    const chosen =
      input.pictoCds && input.pictoCds.length > 0 && label.mayChoose ? input.pictoCds : label.usualChoice
    const wrong = pictogramIssue(label.pictoCds, chosen)
    if (wrong) throw badField('pictoCds', wrong)
    const usual = usualPrecautions(label)
    const precautions =
      usual.rest && input.labelPCodes && input.labelPCodes.length > 0 ? input.labelPCodes : usual.pCodes
    const wrongPrecautions = precautionIssue(label.pCodes, precautions)
    if (wrongPrecautions) throw badField('labelPCodes', wrongPrecautions)
    return {
      ...input,
      ...defined({ ghs: given }),
      noDataUserId: input.noDataTxt
        ? input.noDataTxt === before?.noDataTxt
          ? before.noDataUserId
          : session.userId
        : null,
      // What nobody has written yet says so: a sheet has no empty section (제11조 제7항).
      sects: [...sects, ...missingSections(sects).map((sectCd) => ({ sectCd, contents: noData }))],
      secretEndYmd:
        input.secretYn === 'Y' && input.secretStartYmd ? approvalEnd(input.secretStartYmd, figures) : null,
      reviewDueYmd: reviewDue(input.revYmd, input.recvYmd, figures.msdsReviewMonths),
      signalWordCd: label.signalWordCd,
      pictoCds: chosen,
      labelPCodes: precautions,
      msdsVer: before?.msdsVer ?? (await nextVersion(sql, input.prodNo, input.langCd)),
    }
  },
  transitions: {
    requestReview: { guards: { whole, korean, confirmed, known, classified, sectionTwo, measures, ranges } },
    approve: {
      guards: { whole, known, classified, sectionTwo, measures, ranges },
      set: supersedeOthers,
      effect: takeEffect,
    },
    reviewDone: {
      set: async (msds, { sql, today }) => ({
        reviewDueYmd: reviewDue(
          today,
          msds.recvYmd,
          (await chemicalParameters({ sql, today })).msdsReviewMonths,
        ),
      }),
    },
    discard: { guards: { notInStock } },
  },
})

const nextVersion = async (sql: Context['sql'], prodNo: number, langCd: string): Promise<number> =>
  (
    await sql.one<{ next: number }>(
      'select coalesce(max("msdsVer"), 0)::int + 1 as "next" from "chmMsds" where "prodNo" = $1 and "langCd" = $2',
      [prodNo, langCd],
    )
  ).next

/** Of a product and language one sheet is in force: the one before becomes 이전판 in the same transaction. */
async function supersedeOthers(msds: ChmMsds, context: Context): Promise<Record<string, unknown>> {
  const others = await context.sql.query<{ msdsNo: number }>(
    `select "msdsNo" from "chmMsds" where "prodNo" = $1 and "langCd" = $2 and "state" in ('valid', 'revising') and "msdsNo" <> $3 for update`,
    [msds.prodNo, msds.langCd, msds.msdsNo],
  )
  for (const { msdsNo } of others) await runTransition(msdsBehaviour, context, msdsNo, 'supersede')
  return others[0] && !msds.prevMsdsNo ? { prevMsdsNo: others[0].msdsNo } : {}
}

async function takeEffect(msds: ChmMsds, context: Context): Promise<void> {
  if (msds.langCd === 'kr') await releaseQuarantine(context, msds.prodNo)
  await tellOfRevision(msds, context)
}
/**
 * Tells the plants of a revision in force, and makes education and posting tasks of what concerns the people
 * at work.
 */
async function tellOfRevision(msds: ChmMsds, context: Context): Promise<void> {
  const prevNo = msds.prevMsdsNo ?? (await previousOf(context, msds))
  const previous = prevNo ? await loadRecord(chmMsds, context, prevNo) : undefined
  const diff = previous && msdsDiff(previous, msds)
  const reasons = diff ? reasonsToTell(diff) : [msdsSentences.newSheet()]
  await prepareSubmission(context, msds, diff)
  if (msds.langCd === 'kr' && reasons.length > 0) await tasksOfRevision(context, msds, reasons)
  if (msds.langCd === 'kr' && diff) await reviewsOfRevision(context, msds, diff)
  const { prodCd, prodNm } = await context.sql.one<{ prodCd: string; prodNm: string }>(
    'select "prodCd", "prodNm" from "chmProduct" where "prodNo" = $1',
    [msds.prodNo],
  )
  const plants = await context.sql.query<{ plantCd: string }>(
    'select distinct "plantCd" from "chmProductPlant" where "prodNo" = $1',
    [msds.prodNo],
  )
  await notify(context, 'CHM_MSDS_VALID', {
    to: await chemicalPeople(
      context,
      plants.map(({ plantCd }) => plantCd),
    ),
    variables: {
      docNo: prodCd,
      title: prodNm,
      cont: reasons.length > 0 ? String(msdsSentences.changed({ reasons })) : '',
    },
    linkUrl: addressOf(chemicalRecords.chmMsds, msds.msdsNo),
  })
}
const previousOf = async (
  { sql }: Context,
  { prodNo, langCd, msdsNo }: ChmMsds,
): Promise<number | undefined> =>
  (
    await sql.maybe<{ msdsNo: number }>(
      `select "msdsNo" from "chmMsds" where "prodNo" = $1 and "langCd" = $2 and "state" = 'superseded' and "msdsNo" <> $3 order by "msdsVer" desc limit 1`,
      [prodNo, langCd, msdsNo],
    )
  )?.msdsNo

/**
 * A new revision that begins as a copy of the one in force.
 * @throws Refusal 409 when one is being worked on
 */
export async function reviseMsds(context: Context, msds: ChmMsds): Promise<number> {
  const open = await context.sql.maybe<{ msdsCd: string }>(
    `select "msdsCd" from "chmMsds" where "prodNo" = $1 and "langCd" = $2 and "state" in ('registered', 'reviewing')`,
    [msds.prodNo, msds.langCd],
  )
  if (open) throw conflict(msdsSentences.revisionOpen({ sheet: open.msdsCd }))
  const copied = [
    'prodNo',
    'langCd',
    'msdsSrcCd',
    'origWriterTxt',
    'writeYmd',
    'submitNo',
    'submitYmd',
    'emergencyTel',
    'secretYn',
    'secretApprNo',
    'secretStartYmd',
    'pictoCds',
    'labelPCodes',
  ] as const
  const key = await createRecord(msdsBehaviour, context, {
    ...Object.fromEntries(copied.map((name) => [name, msds[name]])),
    // The days are those of the new revision; its writer corrects them to what stands on the supplier's paper.
    revYmd: context.today,
    recvYmd: context.today,
    sects: msds.sects.map(({ sectCd, contents }) => ({ sectCd, contents })),
    ghs: msds.ghs.map(({ ghsClassCd, ghsCatCd, hCode }) => ({ ghsClassCd, ghsCatCd, hCode })),
  })
  const { msdsNo: prevMsdsNo } = msds
  await setColumns(context, chmMsds, key, { prevMsdsNo }, { trail: false, stamps: false })
  return Number(key)
}

/** Posting, education, distribution: who has done it is who says the day. */
export const msdsNoticeBehaviour = defineBehaviour(chmMsdsNotice, {
  beforeSave: async (input, { sql, session, today }, before) => {
    if (input.doneYmd && input.doneYmd > today) throw badField('doneYmd', chemicalSentences.futureDay())
    if (input.doneYmd && input.noticeTypeCd === 'EDU' && !input.targetCnt)
      throw badField('targetCnt', messages.requiredField('대상 인원'))
    if (
      !(await sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [
        input.deptCd,
        input.plantCd,
      ]))
    )
      throw badField('deptCd', chemicalSentences.otherPlantsDept())
    await refuseForeignProcess(sql, input)
    return {
      ...input,
      doneUserId: input.doneYmd
        ? before?.doneYmd === input.doneYmd
          ? before.doneUserId
          : session.userId
        : null,
    }
  },
  mayDelete: ({ doneYmd }) => (doneYmd ? msdsSentences.noticeDone() : undefined),
})

export const msdsBehaviours = [
  msdsBehaviour,
  msdsNoticeBehaviour,
  defineBehaviour(chmLabelPrint, { without: ['create', 'update', 'delete', 'multi'] }),
]
