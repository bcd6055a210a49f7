import { acts } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { refused } from '../../core/server/http/errors.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import type { Sentence } from '../../core/shared/sentence.ts'
import { evidenceRefusals } from './attachment-evidence.texts.ts'
import type { StoredFile } from './attachment-files.ts'
import { rulesOf } from './attachment-group.rule.ts'

/** The moment since which the files of a record are in other hands; null while they are not. */
type HandedOver = (context: Context, taskKey: string) => Promise<string | null>
const handedOverBy = new Map<string, HandedOver>()
/**
 * A module names here a record that has no state of its own and is handed on with another record: what a
 * supplier offers is handed on with the request that names it.
 */
export const connectHandOver = (taskClassNm: string, handedOver: HandedOver): void =>
  void handedOverBy.set(taskClassNm, handedOver)

/** A group of one file shows how somebody looks now: its file is replaced and proves nothing. */
const isReplaced = (resource: AnyResource, taskFlag: string): boolean =>
  rulesOf(resource, taskFlag)?.limit === 1

/**
 * The files of a record that stay as they are, each with the reason. Evidence stays: whoever is asked to
 * correct, supplement or redo may not remove what was given before (photos, papers).
 * - A file stays once the record has gone into another state, or the other side (the plant or another
 *   company) has acted on the record, since the file came.
 * - A company never removes a file of somebody else's.
 */
export async function keptFiles(
  context: Context,
  resource: AnyResource,
  { taskKey, taskFlag }: { taskKey?: string | null; taskFlag: string },
): Promise<Map<number, Sentence>> {
  if (taskKey === undefined || taskKey === null || isReplaced(resource, taskFlag)) return new Map()
  const handedOverDt = (await handedOverBy.get(resource.name)?.(context, taskKey)) ?? null
  const files = await context.sql.query<{ fileNo: number; handedOver: boolean; otherSide: boolean }>(
    `select f."fileNo", $5::text is not null and f."createUserId" <> $6 and u."vendorCd" is distinct from $5 as "otherSide",
       f."updateDt" <= $4::timestamptz
       or exists (select 1 from "comStateHist" h where h."taskClassNm" = $1 and h."taskKey" = $2
         and h."fromStatCd" <> h."toStatCd" and h."actDt" > f."updateDt")
       or exists (select 1 from "auditLog" a join "user" actor on actor."userId" = a."userId"
         where a."tableNm" = $1 and a."rowKey" = $2 and a."actCd" = $7
           and a."auditNo" > coalesce((select max(own."auditNo") from "auditLog" own
             where own."tableNm" = 'attachFile' and own."rowKey" = f."fileNo"::text and own."actCd" in ($7, $8)), 0)
           and actor."vendorCd" is distinct from u."vendorCd") as "handedOver"
     from "attachFile" f left join "user" u on u."userId" = f."createUserId"
     where f."taskClassNm" = $1 and f."taskKey" = $2 and f."taskFlag" = $3 and f."delYn" = 'N'`,
    [
      resource.name,
      taskKey,
      taskFlag,
      handedOverDt,
      context.session.vendorCd,
      context.session.userId,
      acts.update,
      acts.create,
    ],
  )
  return new Map(
    files.flatMap(({ fileNo, handedOver, otherSide }): [number, Sentence][] =>
      otherSide
        ? [[fileNo, evidenceRefusals.otherSide()]]
        : handedOver
          ? [[fileNo, evidenceRefusals.handedOver()]]
          : [],
    ),
  )
}

/** @throws Refusal 422 when the file stays as it is */
export async function requireLoose(context: Context, resource: AnyResource, file: StoredFile): Promise<void> {
  const message = (await keptFiles(context, resource, file)).get(file.fileNo)
  if (message) throw refused([{ guard: 'evidence', message }])
}

/**
 * The contents that somebody else has already given to the record, by digest with that person's name: who
 * checks a work shows a picture of his own and not the file of who did it.
 */
export async function contentsOfOthers(
  context: Context,
  resource: AnyResource,
  taskKey: string,
  sha256: readonly string[],
): Promise<Map<string, string>> {
  const found = await context.sql.query<{ sha256: string; userNm: string }>(
    `select f."sha256", coalesce(u."userNm", f."createUserId") as "userNm"
     from "attachFile" f left join "user" u on u."userId" = f."createUserId"
     where f."taskClassNm" = $1 and f."taskKey" = $2 and f."delYn" = 'N' and f."sha256" = any($3)
       and f."createUserId" <> $4`,
    [resource.name, taskKey, sha256, context.session.userId],
  )
  return new Map(found.map((each) => [each.sha256, each.userNm]))
}
