import type { Said } from '../../../core/shared/sentence.ts'
import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import { evalKinds } from '../vendor/vendor-codes.rule.ts'
import { countsSql } from '../worker/licence.server.ts'
import { maskedColumns } from '../../../core/server/entity/columns.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'
import { unseal } from '../../../core/server/entity/sealed.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { contractForWork } from '../contract/contract-ready.server.ts'
import { legalReasons } from '../contract/contract.rule.ts'
import { documentsOf } from '../doc/required-documents.server.ts'
import { equipmentPapers } from '../equip/equipment-ready.server.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import {
  companyProblems,
  lastDay,
  educations,
  jobQualifications,
  workerProblems,
  type Bound,
  type CompanyFacts,
  type EntryProblem,
  type WorkerFacts,
} from './enter-check.rule.ts'
import { type EntryParameters, entryFigures } from './enter-parameters.rule.ts'
import type { EducationItem, EducationReason } from '../worker/education-need.rule.ts'
import { educationReasons } from '../worker/education-port.server.ts'
import { experiencedWorkers } from './experienced.server.ts'
import { enterTypes } from './enter-check.rule.ts'
import { banOf, bannedSince } from '../ban/ban-ready.server.ts'
import type { EnterRqst } from './enter-rqst.resource.ts'
import { entryCheckSentences } from './enter-check.texts.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'

/** The request fields that affect the check of its lines. */
export type Asked = Pick<
  EnterRqst,
  'vendorCd' | 'plantCd' | 'enterTypeCd' | 'contractNo' | 'fromYmd' | 'toYmd'
>
/** A line as far as the check is concerned: exactly one of the two. */
export interface Target {
  vendorWorkerNo?: number | null
  vendorEquipNo?: number | null
}
export interface CheckedTarget extends Target {
  problems: EntryProblem[]
  /** The dates that limit its pass. */
  bounds: Bound[]
}

/** What the check reads once for all requests of a plant. */
export interface CheckFigures {
  parameters: EntryParameters
  /** Names of VND_QUAL by code. */
  names: ReadonlyMap<string, Said>
}
const ofTheStay = { plant: '$2', from: '$3::date', to: '$4::date' }

/** True for who may see health and residence of workers: who keeps workers, and the company of its own. */
export const seesPersons = (session: Session): boolean =>
  !maskedColumns(vendorWorker, session).includes('healthFitYn')

/** The figures in force on a day. */
export const entryParameters = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string,
): Promise<EntryParameters> => entryFigures.of(await parametersOn(sql, entryFigures.prefix, plantCd, today))

export const checkFigures = async (
  context: Pick<Context, 'sql' | 'today'>,
  plantCd: string,
): Promise<CheckFigures> => ({
  parameters: await entryParameters(context, plantCd),
  names: await licenceNames(context),
})

/** The findings about each line of a request today (vendor R4), in the given order. */
export async function checkTargets(
  context: Context,
  asked: Asked,
  targets: readonly Target[],
  figures?: CheckFigures,
): Promise<CheckedTarget[]> {
  const contract = asked.contractNo ? await contractForWork(context, asked.contractNo) : undefined
  const company = companyProblems(await companyFacts(context, asked, contract), asked)
  const { names } = figures ?? (await checkFigures(context, asked.plantCd))
  const workers = await workerFacts(
    context,
    asked,
    targets.flatMap(({ vendorWorkerNo }) => vendorWorkerNo ?? []),
    contract?.chemSubYn === 'Y',
  )
  const ends: Bound[] = [
    { name: entryCheckSentences.boundRequest(), toYmd: asked.toYmd },
    ...(contract ? [{ name: entryCheckSentences.boundContract(), toYmd: contract.toYmd }] : []),
  ]
  const byNumber = new Map(workers.map((worker) => [worker.vendorWorkerNo, worker]))
  const checked: CheckedTarget[] = []
  for (const target of targets) {
    const worker = byNumber.get(target.vendorWorkerNo ?? 0)
    if (worker)
      checked.push({
        ...target,
        problems: [...company, ...workerProblems(worker, asked, names)],
        bounds: [...ends, ...workerBounds(worker)],
      })
    else if (target.vendorEquipNo) {
      const papers = await equipmentPapers(context, target.vendorEquipNo, asked.toYmd)
      const fixUrl = addressOf(vendorRecords.vendorEquip, target.vendorEquipNo)
      checked.push({
        ...target,
        problems: [
          ...company,
          ...papers.problems.map((problem): EntryProblem => ({
            code: 'E13',
            level: 'BLOCK',
            ...problem,
            fixUrl,
          })),
        ],
        bounds: [
          ...ends,
          { name: vendorModuleSentences.inspection(), toYmd: papers.inspToYmd },
          { name: vendorModuleSentences.insurance(), toYmd: papers.insurToYmd },
        ],
      })
    } else checked.push({ ...target, problems: company, bounds: ends })
  }
  return checked
}

function workerBounds(worker: WorkerFacts): Bound[] {
  const codes = worker.jobTypeCds.flatMap((job) => jobQualifications[job] ?? [])
  return [
    { name: entryCheckSentences.entryTraining(), toYmd: lastDay(worker.educations, [educations.entry]) },
    {
      name: entryCheckSentences.boundLicence(),
      toYmd: codes.length > 0 ? lastDay(worker.qualifications, codes) : null,
    },
    { name: vendorModuleSentences.health(), toYmd: worker.healthNextYmd, own: true },
    { name: entryCheckSentences.boundResidence(), toYmd: worker.visaToYmd, own: true },
  ]
}

async function companyFacts(
  { sql }: Context,
  asked: Asked,
  contract: Awaited<ReturnType<typeof contractForWork>>,
): Promise<CompanyFacts> {
  const company = await sql.one<{
    vendorTypeCd: string
    workFieldCds: string[]
    state: string
    evaluatedToYmd: string | null
    bannedFrom: string | null
  }>(
    `select v."vendorTypeCd", v."workFieldCds", v."state",
       (select max(e."validToYmd")::text from "vendorEval" e where e."vendorCd" = v."vendorCd" and e."evalTypeCd" = '${evalKinds.selection}' and e."state" = 'confirmed'
          and e."passYn" = 'Y') as "evaluatedToYmd",
       ${bannedSince({ who: banOf.company('v."vendorCd"'), ...ofTheStay })} as "bannedFrom" from "vendor" v where v."vendorCd" = $1`,
    [asked.vendorCd, asked.plantCd, asked.fromYmd, asked.toYmd],
  )
  const documents = await documentsOf({ sql }, asked.vendorCd, company)
  const samePlant = contract
    ? await sql.maybe(
        'select 1 from "vendorContract" where "contractNo" = $1 and "plantCd" = $2 and "vendorCd" = $3',
        [contract.contractNo, asked.plantCd, asked.vendorCd],
      )
    : undefined
  return {
    vendorCd: asked.vendorCd,
    state: company.state,
    bannedFrom: company.bannedFrom,
    evaluatedToYmd: company.evaluatedToYmd ?? undefined,
    documents,
    contract: contract && {
      contractNo: contract.contractNo,
      running: contract.state === 'active',
      samePlant: samePlant !== undefined,
      fromYmd: contract.fromYmd,
      toYmd: contract.toYmd,
      legal: legalReasons(contract, asked.fromYmd).map(({ message }) => message),
    },
  }
}

/** Workers with what the check asks, in one statement, and what the judge of education says of them. */
async function workerFacts(
  context: Context,
  asked: Asked,
  numbers: readonly number[],
  chemicals: boolean,
): Promise<WorkerFacts[]> {
  if (numbers.length === 0) return []
  const { sql } = context
  // The same person under another company is known by name and birthday.
  const same = `o."vendorWorkerNo" <> w."vendorWorkerNo" and o."vendorWorkerNm" = w."vendorWorkerNm" and o."birthYmd" = w."birthYmd"`
  const rows = await sql.query<Omit<WorkerFacts, 'education'>>(
    `select w."vendorWorkerNo", coalesce(w."jobTypeCds", '{}') as "jobTypeCds", w."birthYmd"::text as "birthYmd", w."entryStatCd" as "entryState", w."visaToYmd"::text as "visaToYmd",
       ${bannedSince({ who: banOf.worker('w'), ...ofTheStay })} as "bannedFrom",
       w."healthNextYmd"::text as "healthNextYmd", w."healthFitYn", w."privAgreeYmd"::text as "privAgreeYmd", w."sensAgreeYmd"::text as "sensAgreeYmd",
       exists (select 1 from "vendorWorker" o join "enterPass" p using ("vendorWorkerNo") where ${same} and p."plantCd" = $2 and p."state" = 'valid'
         and p."vendorCd" <> w."vendorCd") as "elsewhere",
       (select coalesce(json_agg(json_build_object('code', e."eduTypeCd", 'name', e."eduNm", 'validToYmd', e."validToYmd")), '[]')
          from "vendorWorkerEdu" e where e."vendorWorkerNo" = w."vendorWorkerNo") as "educations",
       (select coalesce(json_agg(json_build_object('code', q."qualTypeCd", 'name', q."qualNm", 'validToYmd', q."validToYmd")), '[]')
          from "vendorWorkerQual" q where q."vendorWorkerNo" = w."vendorWorkerNo" and ${countsSql('q')}) as "qualifications"
     from "vendorWorker" w where w."vendorWorkerNo" = any($1::bigint[])`,
    [numbers, asked.plantCd, asked.fromYmd, asked.toYmd],
  )
  const education = await educationOf(context, asked, rows, chemicals)
  return rows.map((row) => ({
    ...row,
    healthFitYn: unseal(
      { table: 'vendorWorker', key: row.vendorWorkerNo },
      'healthFitYn',
      row.healthFitYn,
    ) as 'Y' | 'N',
    education: education.get(String(row.vendorWorkerNo)) ?? [],
  }))
}

/** E08, E09 and E12: what the trades of the workers and the contract ask of their education. */
async function educationOf(
  context: Context,
  { plantCd, enterTypeCd, fromYmd, toYmd }: Asked,
  workers: readonly { vendorWorkerNo: number; jobTypeCds: readonly string[] }[],
  chemicals: boolean,
): Promise<ReadonlyMap<string, EducationReason[]>> {
  const visiting = enterTypeCd === enterTypes.visit
  const trades = visiting ? new Map<string, EducationItem[]>() : await tradeEducations(context)
  const experienced = await experiencedWorkers(
    context,
    workers.map(({ vendorWorkerNo }) => vendorWorkerNo),
    plantCd,
  )
  return educationReasons(
    context,
    workers.map(({ vendorWorkerNo, jobTypeCds }) => ({
      vendorWorkerNo,
      experienced: experienced.has(vendorWorkerNo),
      special: jobTypeCds.flatMap((job) => trades.get(job) ?? []),
    })),
    {
      fromYmd,
      toYmd,
      asked: 'stay',
      items: [{ code: educations.entry, name: entryCheckSentences.entryTraining() }],
      special: [],
      hire: !visiting,
      chemical: !visiting && chemicals,
    },
  )
}

/** 특별교육 that a trade asks for, as people keep it at the trade in the code table. */
async function tradeEducations({ sql }: Context): Promise<Map<string, EducationItem[]>> {
  const names = await codeSentences(sql, 'VND_EDU')
  const rows = await sql.query<{ job: string; code: string }>(
    `select j."code" as "job", e."code" from "codeItem" j cross join lateral unnest(string_to_array(j."attr1", ',')) x
     join "codeItem" e on e."codeGrpCd" = 'VND_EDU' and e."code" = trim(x) where j."codeGrpCd" = 'VND_JOB' order by 1, 2`,
  )
  const trades = new Map<string, EducationItem[]>()
  for (const { job, code } of rows)
    trades.set(job, [...(trades.get(job) ?? []), { code, name: names.get(code) ?? code }])
  return trades
}

const licenceNames = ({ sql }: Pick<Context, 'sql'>) => codeSentences(sql, 'VND_QUAL')
