import { Readable } from 'node:stream'
import sharp from 'sharp'
import { asSystem, type Context, timeOf } from '../../../core/server/entity/context.ts'
import { systemClock } from '../../../core/server/runtime/clock.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { imagePreviewPixels } from '../../../core/shared/limits.ts'
import { addMinutes, showMoment } from '../../../core/shared/dates.ts'
import { insertFiles } from '../../../platform/attachment/attachment-files.ts'
import { drawScene, type SceneName } from './demo-scenes.ts'

/**
 * Improvements of the demonstration with pictures: which scene, and what is written under them (impr.md 11).
 */
const pictured: readonly { no: number; scene: SceneName; before: string; after?: string }[] = [
  { no: 1, scene: 'railing', before: '난간 기둥 볼트 2개 탈락', after: '볼트 교체, 풀림방지 너트 적용' },
  { no: 2, scene: 'aisle', before: '통로에 팔레트 적치', after: '적치물 이동, 구획선 도색' },
  { no: 3, scene: 'aisle', before: '통로에 팔레트 다시 적치' },
  { no: 4, scene: 'conveyor', before: '구동부 덮개 없이 운전', after: '방호덮개와 인터록 스위치 설치' },
  { no: 7, scene: 'forklift', before: '후진 경보장치 없음', after: '후진 경보등과 부저 설치' },
  { no: 8, scene: 'eyewash', before: '세안기 수압 부족' },
  { no: 9, scene: 'extinguisher', before: '압력계 바늘이 적색 범위', after: '충전 후 녹색 범위' },
  { no: 20, scene: 'manhole', before: '맨홀 감시인 없음', after: '감시인 배치와 출입 표지' },
]

interface Found {
  imprNo: number
  reqDt: string
  doneDt: string | null
  createUserId: string
  actUserId: string | null
}
/** Pictures before and after, as a telephone would have taken them. @returns how many */
export async function hangPictures(sql: Sql, store: FileStore): Promise<number> {
  let count = 0
  for (const { no, scene, before, after } of pictured) {
    const row = await sql.maybe<Found>(
      `select "imprNo", to_json("reqDt")#>>'{}' as "reqDt", to_json("doneDt")#>>'{}' as "doneDt", "createUserId", "actUserId" from "improvement" where "sourceKey" = $1`,
      [`DEMO-${no}`],
    )
    if (!row) continue
    const taskKey = String(row.imprNo)
    const hang = async (taskFlag: string, when: string, userId: string, pictureExplan: string) => {
      const bytes = await photograph(drawScene(scene, taskFlag === 'after'), when)
      const content = await store.put(Readable.from([bytes]))
      const session = { ...asSystem('시연 자료'), userId }
      const context: Context = {
        session,
        sql,
        clock: systemClock,
        ...timeOf(addMinutes(when, 5)),
        publish: () => undefined,
      }
      await insertFiles(context, { taskClassNm: 'improvement', taskKey, taskFlag }, [
        {
          fileOrgNm: `${taskFlag === 'after' ? '조치후' : '조치전'}_${showMoment(when).replaceAll(/\D/g, '')}.jpg`,
          fileSize: content.size,
          fileExt: 'jpg',
          contentType: 'image/jpeg',
          sha256: content.sha256,
          preview: await sharp(bytes)
            .resize(imagePreviewPixels, imagePreviewPixels, { fit: 'cover' })
            .webp({ quality: 75 })
            .toBuffer(),
          pictureExplan,
          takenDt: when,
        },
      ])
      count += 1
    }
    await hang('image', addMinutes(row.reqDt, -15), row.createUserId, before)
    if (after && row.doneDt)
      await hang('after', addMinutes(row.doneDt, -25), row.actUserId ?? 'vnd01s', after)
  }
  return count
}

/** A JPEG with the grain of a small camera and the moment that it was taken. */
async function photograph(drawing: string, when: string): Promise<Buffer> {
  const picture = sharp(Buffer.from(drawing))
  const { width, height } = await picture.metadata()
  const { data, info } = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const taken = `${showMoment(when).slice(0, 10).replaceAll('-', ':')} ${showMoment(when).slice(11, 16)}:00`
  return picture
    .flatten({ background: '#777777' })
    .blur(0.6)
    .composite([{ input: data, raw: info, blend: 'soft-light' }])
    .withExif({ IFD2: { DateTimeOriginal: taken, OffsetTimeOriginal: '+09:00' } })
    .jpeg({ quality: 78 })
    .toBuffer()
}
