import type { AnyResource, Transition } from '../../shared/resource.ts'
import type { Fields } from '../../shared/field.ts'
import { acts, type Diff } from './audit.ts'
import { insideOf, maskedColumns } from './columns.ts'
import type { Context } from './context.ts'
import { openDiff } from './sealed.ts'
import { label } from '../../shared/sentence.ts'
import { mayUse } from '../http/session.ts'

/** Readers of this menu see from which address everybody acted. */
const auditMenus = ['manage/log/auditLog'] as const

/**
 * The changes of a record and the states it went through. Addresses are shown only to readers of the audit
 * trail; the caller has already checked the right to the record.
 */
export async function historyOf(resource: AnyResource, context: Context, key: unknown) {
  const inside = insideOf(resource)
  const outside = context.session.vendorCd !== null && inside.columns.length + inside.lines.length > 0
  const audit = await context.sql.query<{ diff: Diff }>(
    `select a."auditNo", a."dt", a."userId", u."userNm", a."actCd", a."diff" - $7::text[] as "diff", case when $6 then a."ip" end as "ip" from "auditLog" a left join "user" u using ("userId")
     where a."tableNm" = $1 and a."rowKey" = $2 and a."actCd" in ($3, $4, $5, $8) order by a."auditNo" desc limit 300`,
    [
      resource.name,
      String(key),
      acts.create,
      acts.update,
      acts.delete,
      mayUse(context.session, auditMenus, 'read'),
      [...maskedColumns(resource, context.session), ...(outside ? inside.lines : [])],
      acts.right,
    ],
  )
  const states = await context.sql.query<{ actNm: string | null; toState: string }>(
    `select h."stateHistNo", h."fromStatCd" as "fromState", h."toStatCd" as "toState", h."actNm", h."reason", h."userId", u."userNm", h."actDt" from "comStateHist" h left join "user" u using ("userId")
     where h."taskClassNm" = $1 and h."taskKey" = $2 order by h."stateHistNo" desc limit 300`,
    [resource.name, String(key)],
  )
  const { language } = context.session
  const opened = audit.map((row) => ({
    ...row,
    diff: openDiff(resource.fields as Fields, row.diff, { table: resource.name, key }),
  }))
  return {
    // A company learns in which states its record was, not what the plant wrote and proposed on the way.
    audit: outside ? opened.filter(({ diff }) => Object.keys(diff).length > 0) : opened,
    states: states.map((row) =>
      outside && isInsideAct(resource, row)
        ? { ...row, actNm: null, reason: null, userId: null, userNm: null }
        : { ...row, actNm: row.actNm && label(row.actNm).in(language) },
    ),
  }
}

/** An act whose name tells what the plant has not decided yet: it asks for an approval, or is its answer. */
function isInsideAct(
  resource: AnyResource,
  { actNm, toState }: { actNm: string | null; toState: string },
): boolean {
  return (Object.values(resource.transitions ?? {}) as Transition<string>[]).some(
    ({ label: name, to, approval, system }) =>
      name === actNm && to === toState && Boolean(approval ?? system),
  )
}
