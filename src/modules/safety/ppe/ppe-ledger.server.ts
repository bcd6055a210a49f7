import { plantName } from '../../../platform/plant/plant-name.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { badField } from '../../../core/server/http/errors.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { messages } from '../../../core/shared/messages.ts'
import { ppeIssue } from './ppe-issue.resource.ts'
import { receivers } from './ppe.rule.ts'
import { supplyTexts } from './ppe-supply.texts.ts'

interface LedgerRow {
  ppeIssueCd: string
  issueDt: string
  ppeItemNm: string
  sizeTxt: string | null
  lotNo: string
  qty: number
  unitNm: string
  nextYmd: string | null
  receiveDt: string | null
}
/**
 * 보호구 지급대장: everything that a person was given for himself in a year and has kept, with the signature for it. The caller sees
 * the issues of his own scope. @throws Refusal 400 for a person whom the caller does not see
 */
export async function ledgerOf(context: Context, userId: string, year: string): Promise<Sheet> {
  const { sql, session, now } = context
  const binds = new Binds()
  const person = await sql.maybe<{ userNm: string; deptNm: string | null; plantNm: string | null }>(
    `select u."userNm", d."deptNm", ${plantName('p', session.language)} as "plantNm" from "user" u left join "dept" d on d."deptCd" = u."deptCd" left join "plant" p on p."plantCd" = u."plantCd"
     where u."userId" = ${binds.add(userId)} and ${scopeWhere(ppeIssue, session, 'u', binds)}`,
    binds.values,
  )
  if (!person) throw badField('userId', messages.badChoice('수령자'))
  const of = new Binds()
  const rows = await sql.query<LedgerRow>(
    `select t."ppeIssueCd", to_json(t."issueDt")#>>'{}' as "issueDt", i."ppeItemNm", l."sizeTxt", l."lotNo", l."qty"::int as "qty", i."unitNm", l."nextYmd"::text as "nextYmd", to_json(t."receiveDt")#>>'{}' as "receiveDt"
     from "ppeIssue" t join "ppeIssueLine" l using ("ppeIssueNo") join "ppeItem" i using ("ppeItemNo")
     where ${scopeWhere(ppeIssue, session, 't', of)} and t."userId" = ${of.add(userId)} and t."receiverCd" = ${of.add(receivers.person)} and t."state" <> 'returned'
       and t."issueDt" >= ${of.add(`${year}-01-01`)}::date and t."issueDt" < ${of.add(`${year}-01-01`)}::date + interval '1 year' order by t."issueDt", l."ppeIssueLineNo"`,
    of.values,
  )
  const say = sayIn(supplyTexts, () => session.language)
  return {
    title: say('ledger'),
    subtitle: `${year} · ${person.userNm}`,
    landscape: true,
    facts: [
      { label: say('plant'), value: person.plantNm ?? '' },
      { label: say('dept'), value: person.deptNm ?? '' },
      { label: say('person'), value: person.userNm },
      { label: say('year'), value: year },
    ],
    tables: [
      {
        title: say('ledger'),
        columns: [
          { label: say('day'), width: 1.1 },
          { label: say('item'), width: 2.4 },
          { label: say('size'), width: 0.8 },
          { label: say('lot'), width: 1.2 },
          { label: say('pieces'), number: true },
          { label: say('next'), width: 1.1 },
          { label: say('received'), width: 1.5 },
        ],
        rows:
          rows.length === 0
            ? [['', say('none'), '', '', '', '', '']]
            : rows.map((row) => [
                row.issueDt.slice(0, 10),
                row.ppeItemNm,
                row.sizeTxt ?? '',
                row.lotNo,
                `${row.qty} ${row.unitNm}`,
                row.nextYmd ?? '–',
                row.receiveDt ? showMoment(row.receiveDt) : `!${say('unsigned')}`,
              ]),
      },
    ],
    notes: [say('ledgerNote')],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}
