import { randomBytes } from 'node:crypto'
import { Connection } from './client.ts'
import { requestOf, type Target } from './target.ts'

const files = 20
const bytes = 2_000_000
const pdf = Buffer.from('%PDF-1.7\n')

/** Uploads files of their own content to one record and downloads each again; milliseconds of one file. */
export async function transferFiles(target: Target): Promise<{ up: number; down: number; bytes: number }> {
  const line = new Connection(target.base)
  const { headers } = requestOf(target, 'W4', 0)
  const taskKey = /\d+$/.exec(requestOf(target, 'W4', 0).path)![0]
  const query = `taskClassNm=benchPermit&taskKey=${taskKey}&group=file`
  const fileNos: string[] = []
  const begin = performance.now()
  for (let at = 0; at < files; at++) {
    const boundary = 'bench-boundary'
    const body = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="점검표 ${at}.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      pdf,
      randomBytes(bytes - pdf.length),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const answer = await line.send({
      method: 'POST',
      path: `/api/attachfile/upload?${query}`,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
    })
    if (answer.status !== 200)
      throw new Error(`upload: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
    fileNos.push(/"fileNo":"?(\d+)/.exec(answer.body.toString())![1]!)
  }
  const middle = performance.now()
  for (const fileNo of fileNos) {
    const { status, body } = await line.send({ method: 'GET', path: `/api/file/down/${fileNo}`, headers })
    if (status !== 200 || body.length < bytes) throw new Error(`download: ${status}, ${body.length} bytes`)
  }
  const end = performance.now()
  for (const fileNo of fileNos)
    await line.send({ method: 'DELETE', path: `/api/attachfile/${fileNo}`, headers })
  line.close()
  return { up: (middle - begin) / files, down: (end - middle) / files, bytes }
}
