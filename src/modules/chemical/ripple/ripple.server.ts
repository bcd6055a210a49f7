import { plantName } from '../../../platform/plant/plant-name.ts'
import { chmMsdsNotice } from '../msds/msds.resource.ts'
import { addRows } from '../../../core/server/entity/side-table.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import type { MatchChange } from '../regulation/match.server.ts'
import { dutiesOfLists } from '../regulation/new-duties.rule.ts'
import type { ChmRegHist } from '../regulation/regulation.resource.ts'
import type { ChmMsds } from '../msds/msds.resource.ts'
import type { MsdsDiff } from '../msds/msds.rule.ts'
import { actionsOfRevision, revisionActions } from './revision-actions.rule.ts'
import type { Ripple } from './ripple-answers.rule.ts'
import { msdsSentences } from '../msds/msds.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { chemicalRecords } from '../record-pages.rule.ts'
import { rippleNotes } from './ripple-tasks.texts.ts'

/** Lists that make somebody measure, examine, log or calculate. */
const checkLists = ['O4', 'O7', 'O8', 'OA', 'C7']

/**
 * What hangs on products: where they are handled and by how many people, which permits name their substances,
 * which checks follow.
 */
export async function rippleOf(context: Context, prodNos: readonly number[]): Promise<Map<number, Ripple>> {
  const { sql } = context
  const products = await sql.query<Ripple>(
    `select p."prodNo", p."prodCd", p."prodNm", coalesce(u."uses", '[]') as "uses", coalesce(u."workerCnt", 0)::int as "workerCnt",
       coalesce((select jsonb_agg(distinct jsonb_build_object('permitNo', w."permitNo", 'permitCd', w."permitCd", 'permitNm', w."permitNm"))
          from "workPermit" w join "permitMaterial" pm using ("permitNo") join "chmProductComp" c on c."prodNo" = p."prodNo" join "chmChemical" h on h."chemNo" = c."chemNo"
          where pm."casNo" = h."casNo" and w."state" not in ('closed', 'cancelled', 'expired', 'rejected')), '[]') as "permits",
       coalesce((select jsonb_agg(distinct m."regCd") from "chmRegMatch" m where m."prodNo" = p."prodNo" and m."regCd" = any($2::text[]) and m."applyYn" is distinct from 'N'), '[]') as "checks",
       coalesce((select jsonb_agg(jsonb_build_object('storeNo', t."storeNo", 'storeNm', t."storeNm", 'qty', t."qty"))
          from (select k."storeNo", n."storeNm", string_agg(k."qty" || ' ' || k."unitCd", ', ') as "qty"
                from (select "storeNo", "unitCd", trim_scale(sum("stockQty")) as "qty" from "chmStock" where "prodNo" = p."prodNo" and "stockQty" > 0 group by 1, 2) k
                join "chmStore" n using ("storeNo") group by 1, 2) t), '[]') as "stores"
     from "chmProduct" p
     left join lateral (
       select jsonb_agg(jsonb_build_object('plantCd', x."plantCd", 'plantNm', ${plantName('l', context.session.language)}, 'deptCd', x."deptCd", 'deptNm', d."deptNm", 'processNo', x."processNo",
                'processNm', r."processNm", 'workerCnt', x."workerCnt", 'workTxt', x."workTxt") order by x."plantCd", x."deptCd") as "uses", sum(x."workerCnt") as "workerCnt"
       from "chmProductPlant" x join "plant" l using ("plantCd") join "dept" d on d."deptCd" = x."deptCd" left join "process" r on r."processNo" = x."processNo"
       where x."prodNo" = p."prodNo"
     ) u on true
     where p."prodNo" = any($1::bigint[])`,
    [prodNos, checkLists],
  )
  return new Map(products.map((product) => [product.prodNo, product]))
}

/**
 * People who answer for chemicals in plants: holders of the duty 유해화학물질관리자 and the environment and health
 * groups.
 */
export async function chemicalPeople(
  { sql, today }: Context,
  plantCds: readonly string[],
): Promise<string[]> {
  const people = await sql.query<{ userId: string }>(
    `select distinct u."userId" from "user" u join "userAuthGrp" g using ("userId")
     where g."authGrpNo" in (4, 5) and g."settingYn" = 'Y' and coalesce(g."fromYmd" <= $2::date, true) and coalesce(g."toYmd" >= $2::date, true)
       and u."plantCd" = any($1::text[])`,
    [plantCds, today],
  )
  return people.map(({ userId }) => userId)
}

/** Tells the people of the plants whose products come onto or leave a list. */
export async function tellOfRegulation(
  context: Context,
  hist: ChmRegHist,
  changes: readonly MatchChange[],
): Promise<void> {
  if (changes.length === 0) return
  const ripples = await rippleOf(
    context,
    changes.map(({ prodNo }) => prodNo),
  )
  const byPlant = new Map<string, Set<string>>()
  for (const { prodNm, uses } of ripples.values())
    for (const { plantCd } of uses) byPlant.set(plantCd, (byPlant.get(plantCd) ?? new Set()).add(prodNm))
  await dutiesOf(context, hist, changes, ripples)
  for (const [plantCd, products] of byPlant) {
    const names = [...products]
    await notify(context, 'CHM_REG_APPLIED', {
      to: await chemicalPeople(context, [plantCd]),
      variables: {
        docNo: hist.regHistCd,
        title: hist.noticeTxt,
        cont: String(
          names.length > 3
            ? rippleNotes.andMore({ names: names.slice(0, 3).join(', '), count: names.length - 3 })
            : rippleNotes.all({ names: names.join(', ') }),
        ),
        count: String(names.length),
      },
      linkUrl: `/chm/regulation/regulationHistUpload?open=${hist.regHistNo}`,
      plantCd,
    })
  }
}

/**
 * Makes an improvement of every new duty at every place that handles a product; what is there already is not
 * made again.
 */
async function dutiesOf(
  context: Context,
  hist: ChmRegHist,
  changes: readonly MatchChange[],
  ripples: ReadonlyMap<number, Ripple>,
): Promise<void> {
  for (const { prodNo, added } of changes) {
    const ripple = ripples.get(prodNo)
    const duties = dutiesOfLists(added)
    if (!ripple || duties.length === 0) continue
    for (const use of ripple.uses)
      await createImprovement(context, {
        sourceModuleCd: 'CHM',
        sourceKey: `chmRegHist ${hist.regHistNo}`,
        sourceSubKey: `${prodNo} ${use.deptCd} ${use.processNo}`,
        sourceUrl: `/chm/regulation/regulationHistUpload?open=${hist.regHistNo}`,
        imprNm: String(rippleNotes.revisedLaw({ product: ripple.prodNm })).slice(0, 100),
        imprTypeCd: 'L',
        problemDesc: String(
          rippleNotes.newDuties({
            notice: hist.noticeTxt,
            day: hist.effectYmd,
            product: ripple.prodNm,
            duties,
          }),
        ),
        plantCd: use.plantCd,
        deptCd: use.deptCd,
        placeNm: (use.workTxt ?? use.processNm ?? use.deptNm).slice(0, 100),
        hazardTypeCd: 'LEAK',
        processNo: use.processNo,
        legalYn: 'Y',
        legalBasisTxt: hist.noticeTxt,
        legalDueYmd: hist.effectYmd,
      })
  }
}

interface Handling {
  plantCd: string
  deptCd: string
  processNo: number | null
  placeNm: string | null
  workerCnt: number | null
}
/**
 * Makes an education task and a posting task for every place that handles the product, and tells the heads of
 * those departments.
 */
export async function tasksOfRevision(
  context: Context,
  msds: { msdsNo: number; prodNo: number },
  reasons: readonly Sentence[],
): Promise<number> {
  const { sql, today } = context
  const { revisionTaskDays } = await chemicalParameters(context)
  const dueYmd = addDays(today, revisionTaskDays)
  const places = await sql.query<Handling>(
    `select x."plantCd", x."deptCd", x."processNo", coalesce(x."workTxt", r."processNm") as "placeNm", x."workerCnt"
     from "chmProductPlant" x left join "process" r using ("processNo") where x."prodNo" = $1`,
    [msds.prodNo],
  )
  const reasonTxt = String(msdsSentences.changed({ reasons }))
  const tasks = places.flatMap(({ workerCnt, ...place }) => {
    const task = { msdsNo: msds.msdsNo, ...place, reasonTxt, dueYmd }
    return [
      { ...task, noticeTypeCd: 'EDU', targetCnt: workerCnt },
      { ...task, noticeTypeCd: 'POST', targetCnt: null },
    ]
  })
  await addRows(context, chmMsdsNotice, tasks)
  return tasks.length
}

/** 'H08 2 H361' as people read it: 생식독성 2 (H361). */
async function classWords({ sql }: Context): Promise<(line: string) => string> {
  const rows = await sql.query<{ key: string; codeNm: string }>(
    // In Korean: the text is stored with the record, as it was said that day.
    `select "codeGrpCd" || ' ' || "code" as "key", "codeNm" from "codeItem" where "codeGrpCd" in ('GHS_CLASS', 'GHS_CAT')`,
  )
  const names = new Map(rows.map(({ key, codeNm }) => [key, codeNm]))
  return (line) => {
    const [classCd = '', catCd = '', hCode] = line.split(' ')
    return [
      names.get(`GHS_CLASS ${classCd}`) ?? classCd,
      names.get(`GHS_CAT ${catCd}`) ?? catCd,
      ...(hCode ? [`(${hCode})`] : []),
    ].join(' ')
  }
}

/**
 * What a revision in force asks the places that handle the product to look at again: one improvement each.
 * (features.md 3, C8)
 */
export async function reviewsOfRevision(
  context: Context,
  msds: Pick<ChmMsds, 'msdsNo' | 'msdsCd' | 'msdsVer' | 'prodNo'>,
  diff: MsdsDiff,
): Promise<void> {
  const ripple = (await rippleOf(context, [msds.prodNo])).get(msds.prodNo)
  if (!ripple) return
  const words = await classWords(context)
  const changes = [
    ...diff.ghs.added.map((each) => rippleNotes.added({ item: words(each) })),
    ...diff.ghs.removed.map((each) => rippleNotes.removed({ item: words(each) })),
    ...diff.sections.map(({ sectCd }) => rippleNotes.section({ number: Number(sectCd) })),
  ]
  for (const action of actionsOfRevision(diff, ripple))
    for (const use of action === 'PERMIT' ? ripple.uses.slice(0, 1) : ripple.uses) {
      const { title, law } = revisionActions[action]
      const text = rippleNotes.revised({
        sheet: msds.msdsCd ?? '',
        edition: msds.msdsVer ?? '',
        changes,
        title,
      })
      const permits = ripple.permits.map(({ permitCd }) => permitCd).join(', ')
      await createImprovement(context, {
        sourceModuleCd: 'CHM',
        sourceKey: `chmMsds ${msds.msdsNo}`,
        sourceSubKey: `${action} ${use.deptCd} ${use.processNo}`,
        sourceUrl: addressOf(chemicalRecords.chmMsds, msds.msdsNo),
        imprNm: String(rippleNotes.task({ product: ripple.prodNm, title })).slice(0, 100),
        problemDesc: String(action === 'PERMIT' ? rippleNotes.revisedPermits({ text, permits }) : text).slice(
          0,
          2000,
        ),
        plantCd: use.plantCd,
        deptCd: use.deptCd,
        placeNm: (use.workTxt ?? use.processNm ?? use.deptNm).slice(0, 100),
        hazardTypeCd: 'HYGIENE',
        processNo: use.processNo,
        legalBasisTxt: law,
      })
    }
}
