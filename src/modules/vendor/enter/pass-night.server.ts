import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { Refusal } from '../../../core/server/http/errors.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import { requiredDocuments } from '../doc/required-documents.rule.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { safetyPeople, vendorManagers } from '../vendor-people.server.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { countsSql } from '../worker/licence.server.ts'
import { verification } from '../worker/vendor-worker.rule.ts'
import { educations, enterTypes, healthJobs, jobQualifications } from './enter-check.rule.ts'
import { entryCheckSentences } from './enter-check.texts.ts'
import { entryParameters } from './enter-facts.server.ts'
import { enterPassBehaviour } from './enter-pass.server.ts'
import { passGroups, standing, tellMissing } from './pass-standing.server.ts'
import { enterSentences } from './enter.texts.ts'

/** What a pass stands on, besides its own last day. */
const things = {
  contract: entryCheckSentences.boundContract,
  paper: enterSentences.companyPaper,
  training: entryCheckSentences.entryTraining,
  licence: entryCheckSentences.boundLicence,
  // What is a person's own matter is said without its name (heardBound).
  person: entryCheckSentences.boundPerson,
  inspection: vendorModuleSentences.inspection,
  insurance: vendorModuleSentences.insurance,
  pass: enterSentences.passItself,
} as const
/** A valid pass that ends sooner than it says, or soon. */
export interface Falling {
  passNo: number
  passCd: string
  vendorCd: string
  vendorNm: string
  plantCd: string
  thing: keyof typeof things
  /** Last day on which the first of these things is valid. */
  toYmd: string
  /** Later permits that name the person or the equipment. */
  permitCnt: number
}

/**
 * Every valid pass that loses something within some days that it stands on: R5 again for all of them by one statement.
 * What has ended already or was never there is found by the entry check itself (`standing`). A paper of the company is
 * told before it ends and stops no pass: R5 does not count it among what a pass stands on.
 */
export async function fallingPasses(
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  warnDays: number,
): Promise<Falling[]> {
  const companies = await sql.query<{ vendorCd: string; vendorTypeCd: string; workFieldCds: string[] }>(
    `select "vendorCd", "vendorTypeCd", "workFieldCds" from "vendor" where "state" <> 'ended'`,
  )
  const wanted = companies.flatMap((company) =>
    requiredDocuments(company).map((docTypeCd) => ({ vendorCd: company.vendorCd, docTypeCd })),
  )
  const licences = Object.entries(jobQualifications).flatMap(([job, codes]) =>
    codes.map((code) => ({ job, code })),
  )
  return sql.query<Falling>(
    `with papers as (
       select "vendorCd", min("toYmd") as "toYmd" from (
         select w."vendorCd", w."docTypeCd", max(coalesce(d."validToYmd", 'infinity')) as "toYmd" from jsonb_to_recordset($2::jsonb) as w("vendorCd" text, "docTypeCd" text)
         join "vendorDoc" d on d."vendorCd" = w."vendorCd" and d."docTypeCd" = w."docTypeCd" and d."verifyStatusCd" = '${verification.verified}' group by 1, 2) each group by 1),
     trainings as (select "vendorWorkerNo", max(coalesce("validToYmd", 'infinity')) as "toYmd" from "vendorWorkerEdu" where "eduTypeCd" = '${educations.entry}' group by 1),
     licences as (
       select "vendorWorkerNo", min("toYmd") as "toYmd" from (
         select q."vendorWorkerNo", l."job", max(coalesce(q."validToYmd", 'infinity')) as "toYmd" from jsonb_to_recordset($3::jsonb) as l("job" text, "code" text)
         join "vendorWorkerQual" q on q."qualTypeCd" = l."code" and ${countsSql('q')}
         join "vendorWorker" w on w."vendorWorkerNo" = q."vendorWorkerNo" and l."job" = any(w."jobTypeCds") group by 1, 2) each group by 1),
     found as (
       select p."passNo", x."thing", x."toYmd" from "enterPass" p
       left join "enterRqst" r using ("enterRqstNo") left join "vendorContract" c on c."contractNo" = r."contractNo"
       left join "vendorWorker" w on w."vendorWorkerNo" = p."vendorWorkerNo" left join "vendorEquip" e on e."vendorEquipNo" = p."vendorEquipNo"
       left join papers d on d."vendorCd" = p."vendorCd" left join trainings t on t."vendorWorkerNo" = p."vendorWorkerNo" left join licences l on l."vendorWorkerNo" = p."vendorWorkerNo"
       cross join lateral (values
         ('pass', p."toYmd"), ('contract', c."toYmd"),
         ('paper', case when r."enterTypeCd" <> '${enterTypes.visit}' then d."toYmd" end), ('training', t."toYmd"),
         ('licence', case when r."enterTypeCd" <> '${enterTypes.visit}' then l."toYmd" end),
         ('person', least(w."visaToYmd", case when w."jobTypeCds" && $4::text[] then w."healthNextYmd" end)),
         ('inspection', e."inspToYmd"), ('insurance', e."insurToYmd")) as x("thing", "toYmd")
       where p."state" = 'valid' and p."toYmd" >= $1::date and x."toYmd" between $1::date and $1::date + $5::int),
     first as (select distinct on ("passNo") * from found order by "passNo", "toYmd", "thing" = 'pass')
     select p."passNo", p."passCd", p."vendorCd", v."vendorNm", p."plantCd", f."thing", f."toYmd"::text as "toYmd",
       (select count(*)::int from "workPermit" k where k."plantCd" = p."plantCd" and k."startDt"::date > f."toYmd" and k."state" in ('draft', 'requested', 'reviewing', 'cooperating', 'approvalPending', 'approved')
          and (exists (select 1 from "permitWorker" pw where pw."permitNo" = k."permitNo" and pw."vendorWorkerNo" = p."vendorWorkerNo")
            or exists (select 1 from "permitEquip" pe where pe."permitNo" = k."permitNo" and pe."vendorEquipNo" = p."vendorEquipNo"))) as "permitCnt"
     from first f join "enterPass" p using ("passNo") join "vendor" v on v."vendorCd" = p."vendorCd" order by 1`,
    [today, JSON.stringify(wanted), JSON.stringify(licences), healthJobs, warnDays],
  )
}

/** Signs of the reason of a stop. */
const longestReason = 500
const nameOf = ({ thing }: Pick<Falling, 'thing'>): Said => things[thing]()

/**
 * The night of the passes: one that the entry check of today does not let in is stopped, whether a thing has ended or
 * was never there; what ends in the next days is told to the company and the safety people of the plant. The passes of
 * one company at one plant are judged together and each is stopped in a transaction of its own, so that nobody waits.
 * @returns how many were stopped and how many messages were given
 */
export async function nightOfPasses(engine: Engine): Promise<number> {
  const system = asSystem('출입증 야간 검사')
  let done = 0
  for (const group of await inTransaction(engine, system, passGroups)) {
    const { stops, missing } = await inTransaction(engine, system, (context) => standing(context, group))
    for (const [passNo, why] of stops) {
      try {
        await inTransaction(engine, system, (context) =>
          runTransition(enterPassBehaviour, context, passNo, 'stop', {
            reason: String(enterSentences.passLacks({ why })).slice(0, longestReason),
          }),
        )
        done += 1
      } catch (error) {
        // Somebody was faster with this one.
        if (!(error instanceof Refusal)) throw error
      }
    }
    if (missing.length > 0)
      done += await inTransaction(engine, system, (context) => tellMissing(context, group, missing))
  }
  return (
    done +
    (await inTransaction(engine, system, async (context) => {
      const { warnDays } = await entryParameters(context, '')
      return tellFalling(context, await fallingPasses(context, warnDays))
    }))
  )
}

async function tellFalling(context: Context, falling: readonly Falling[]): Promise<number> {
  const people = new Map<string, Promise<string[]>>()
  const told = (key: string, find: () => Promise<string[]>) => {
    if (!people.has(key)) people.set(key, find())
    return people.get(key)!
  }
  const items = await Promise.all(
    falling.map(async (pass) => ({
      subject: `pass ${pass.passNo}`,
      dueYmd: pass.toYmd,
      to: [
        ...(await told(`vendor ${pass.vendorCd}`, () => vendorManagers(context, pass.vendorCd))),
        ...(await told(`plant ${pass.plantCd}`, () => safetyPeople(context, pass.plantCd))),
      ],
      variables: {
        title: `${pass.passCd} · ${nameOf(pass)}`,
        cont:
          pass.permitCnt > 0
            ? String(
                enterSentences.stops({
                  things: String(vendorModuleSentences.permits({ count: pass.permitCnt })),
                }),
              )
            : String(enterSentences.renew()),
        deptNm: pass.vendorNm,
      },
      linkUrl: addressOf(vendorRecords.enterPass, pass.passNo),
      plantCd: pass.plantCd,
    })),
  )
  return escalate(context, 'VND_PASS_FALL', items)
}
