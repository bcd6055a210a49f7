import { buffer } from 'node:stream/consumers'
import type { Context } from '../../core/server/entity/context.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { openPicture } from '../../core/server/files/pictures.ts'
import type { DrawnSignature } from '../../core/server/pdf/sheet.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import type { Sentence } from '../../core/shared/sentence.ts'
import { showMoment } from '../../core/shared/dates.ts'
import { signatureRefusals } from './attachment-signature.texts.ts'

/** Why a picture of the pad is no signature: nobody's name with it, or nothing drawn. */
export async function signatureIssue(place: string, signerNm: string | null): Promise<Sentence | undefined> {
  if (!signerNm?.trim()) return signatureRefusals.name()
  const { channels } = await (await openPicture(place)).flatten({ background: '#fff' }).greyscale().stats()
  return channels.every(({ min, max }) => min === max) ? signatureRefusals.blank() : undefined
}

/** Pixels of the longer side of a signature on paper, where it is some three centimetres wide. */
const printedSide = 480

/**
 * The signatures of a record in the order in which they were given, for paper.
 * @param group name of the group in the definition
 */
export async function signaturesOf(
  { sql }: Pick<Context, 'sql'>,
  store: Pick<FileStore, 'get'>,
  resource: AnyResource,
  taskKey: string | number,
  group: string,
): Promise<DrawnSignature[]> {
  const rows = await sql.query<{ sha256: string; pictureExplan: string; createDt: string }>(
    `select "sha256", "pictureExplan", to_json("createDt") #>> '{}' as "createDt" from "attachFile"
     where "taskClassNm" = $1 and "taskKey" = $2 and "taskFlag" = $3 and "delYn" = 'N' order by "fileNo"`,
    [resource.name, String(taskKey), group],
  )
  return Promise.all(
    rows.map(async ({ sha256, pictureExplan, createDt }) => {
      const picture = await openPicture(await buffer(store.get(sha256)))
      const small = await picture.resize(printedSide, printedSide, { fit: 'inside' }).png().toBuffer()
      return { name: pictureExplan, dt: showMoment(createDt), png: small.toString('base64') }
    }),
  )
}
