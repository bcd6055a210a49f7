import { addRow } from '../../../core/server/entity/side-table.ts'
import { comments, markPictures } from './side-tables.server.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { flag, text, textarea } from '../../../core/shared/field.ts'
import { applyTempGroup } from '../../../platform/attachment/attachment-apply.ts'
import { rulesOf } from '../../../platform/attachment/attachment-group.rule.ts'
import { digestOf } from '../../../platform/attachment/attachment-rights.ts'
import type { ImprovementMore } from './improvement-answers.rule.ts'
import { improvementBehaviour } from './improvement-behaviour.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { tell } from './notices.server.ts'

/** Groups of files of comments; what is internal lies in a group that no vendor reads. */
const groups = { N: 'comment', Y: 'innerComment' } as const

/** Writes for a reporter without an account (link). */
const systemUser = 'system'

const commentInput = {
  txt: textarea('댓글', { required: true, max: 2000 }),
  innerYn: flag('내부'),
  fileKey: text('댓글 파일', { max: 200 }),
}
/**
 * Writes a comment, with the files that wait under `fileKey`; a vendor does not read comments marked as
 * internal.
 * @throws Refusal 400, 403, 404, 422
 */
export async function comment(row: Improvement, context: Context, body: unknown): Promise<void> {
  const { session, now } = context
  const { txt, innerYn, fileKey } = checkedInput(commentInput, body) as {
    txt: string
    innerYn?: string
    fileKey?: string | null
  }
  const inner = innerYn === 'Y' && !session.vendorCd ? 'Y' : 'N'
  const stored = { imprNo: row.imprNo, userId: session.userId, txt, innerYn: inner, createDt: now }
  const commentNo = Number((await addRow(context, comments, stored))!['commentNo'])
  if (fileKey) await attach(row, context, { commentNo, group: groups[inner], fileKey })
  // Vendors are not told of what they do not read.
  await tell(
    context,
    'IMPR_COMMENT',
    { ...row, actVendorCd: inner === 'Y' ? null : row.actVendorCd },
    // A comment without an account goes to the receivers; every other comment to the people with a part in
    // the matter.
    session.userId === systemUser ? ['watchers', 'coordinator', 'doer'] : ['watchers', 'requester', 'doer'],
    {
      reason: txt.slice(0, 200),
    },
  )
}

/** The files of a comment come with it, in its transaction. */
async function attach(
  row: Improvement,
  context: Context,
  { commentNo, group, fileKey }: { commentNo: number; group: (typeof groups)['N' | 'Y']; fileKey: string },
): Promise<void> {
  const { sql, session } = context
  // The files were sent before it was known who may read the comment.
  await sql.query(
    // By hand: files that wait under a temporary key belong to no record yet.
    `update "attachFile" set "taskFlag" = $3 where "taskClassNm" = 'improvement' and "tempTaskKey" = $1 and "createUserId" = $2 and "taskFlag" = 'comment' and "delYn" = 'N'`,
    [digestOf(fileKey), session.userId, group],
  )
  const owner = {
    behaviour: improvementBehaviour,
    resource: improvement,
    rules: rulesOf(improvement, group)!,
  }
  await applyTempGroup(context, owner, String(row.imprNo), fileKey)
  const own = { imprNo: row.imprNo, group, createUserId: session.userId }
  await markPictures(context, own, { commentNo })
}

/** The comments on a row with the files of each; a vendor gets no internal ones. */
export function commentsOf({ sql, session }: Context, imprNo: number): Promise<ImprovementMore['comments']> {
  return sql.query(
    `select c."commentNo", c."userId", u."userNm", c."txt", c."innerYn", c."createDt",
       (select coalesce(jsonb_agg(jsonb_build_object('fileNo', f."fileNo", 'fileOrgNm', f."fileOrgNm") order by f."fileNo"), '[]')
          from "improvementPicture" p join "attachFile" f using ("fileNo") where p."commentNo" = c."commentNo" and f."delYn" = 'N') as "files"
     from "improvementComment" c left join "user" u using ("userId")
     where c."imprNo" = $1 and ($2 or c."innerYn" = 'N') order by c."commentNo"`,
    [imprNo, session.vendorCd === null],
  )
}
