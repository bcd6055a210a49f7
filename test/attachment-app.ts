import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { defineBehaviour } from '../src/core/server/entity/behaviour.ts'
import { TestClock } from '../src/core/server/runtime/clock.ts'
import type { Engine } from '../src/core/server/entity/context.ts'
import { createDatabase } from '../src/core/server/database/database.ts'
import { notSignedIn } from '../src/core/server/http/errors.ts'
import { createDiskStore, type FileStore } from '../src/core/server/files/file-store.ts'
import { installHttp } from '../src/core/server/http/http.ts'
import { behaviourNamed, forget, register } from '../src/core/server/entity/registry.ts'
import type { Session } from '../src/core/server/http/session.ts'
import { flag, text } from '../src/core/shared/field.ts'
import { defineResource } from '../src/core/shared/resource.ts'
import type { LiveEvent } from '../src/core/shared/session.ts'
import { attachmentRoutes } from '../src/platform/attachment/attachment.routes.ts'
import { cloneDatabase } from './database.ts'

/** A record with files, owned by a plant and a vendor. */
export const diary = defineResource({
  name: 'testDiary',
  title: '작업일지',
  path: '/api/test/diary',
  menus: ['/test/diary'],
  key: 'diaryNo',
  fields: { diaryNm: text('제목'), plantCd: text('사업장'), vendorCd: text('업체'), closedYn: flag('마감') },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  list: ['diaryNm'],
  search: {},
  files: {
    file: { label: '첨부파일', limit: 5 },
    image: { label: '사진', limit: 5, imageOnly: true },
    plan: { label: '계획서', maxMegabytes: 2, extensions: ['pdf', '.HWP', 'jpg'] },
    drawing: { label: '도면', maxMegabytes: 50, extensions: ['*'] },
  },
})
const behaviour = defineBehaviour(diary, {
  mayEdit: (row) => (row.closedYn === 'Y' ? '마감된 일지입니다.' : undefined),
})

const session = (userId: string, more: Partial<Session> = {}): Session => ({
  sessionId: `session-${userId}`,
  userId,
  userNm: userId,
  vendorCd: null,
  plantCd: '1000',
  deptCd: null,
  language: 'kr',
  plants: ['1000'],
  depts: null,
  menus: new Map([['/test/diary', { read: true, write: true, excel: true, print: true }]]),
  authGrpNos: [],
  duties: [],
  ip: '127.0.0.1',
  ...more,
})
const readOnly: Session['menus'] = new Map([
  ['/test/diary', { read: true, write: false, excel: false, print: false }],
])
export const people = {
  employee: session('employee'),
  colleague: session('colleague'),
  otherPlant: session('otherPlant', { plants: ['2000'] }),
  reader: session('reader', { menus: readOnly }),
  outsider: session('outsider', { menus: new Map() }),
  vendor: session('vendor', { vendorCd: 'V1' }),
  otherVendor: session('otherVendor', { vendorCd: 'V2' }),
} satisfies Record<string, Session>
export type Person = keyof typeof people

type Sent = { name: string; content: Buffer | string; pictureExplan?: string }
export interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  raw: Buffer
  body: {
    data: never
    refused: { fileOrgNm: string; message: string }[]
    tempTaskKey: string
    message: string
    errorCode: string
    fields: { path: string; message: string }[]
  }
}
export interface AttachmentApp {
  app: FastifyInstance
  engine: Engine
  clock: TestClock
  store: FileStore
  folder: string
  events: LiveEvent[]
  ended: Set<string>
  call: (
    who: Person | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => Promise<Answer>
  upload: (who: Person, group: Record<string, string>, files: Sent[]) => Promise<Answer>
  newDiary: (more?: { plantCd?: string; vendorCd?: string; closedYn?: string }) => Promise<number>
  acts: (fileNo: number | string) => Promise<string[]>
  close: () => Promise<void>
}

/** The attachment routes on a database and a folder of their own; the header `x-person` says who asks. */
export async function startAttachmentApp(): Promise<AttachmentApp> {
  const testDatabase = await cloneDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'attachment-'))
  const database = createDatabase(testDatabase.url, { max: 4 })
  await database.query(`create table "testDiary" ("diaryNo" bigint generated always as identity primary key, "diaryNm" text, "plantCd" text, "vendorCd" text, "closedYn" text,
    "createUserId" text not null default 'x', "createDt" timestamptz not null default now(), "updateUserId" text not null default 'x', "updateDt" timestamptz not null default now())`)
  register(behaviour)
  const events: LiveEvent[] = []
  const clock = new TestClock(new Date())
  const engine: Engine = { database, clock, publish: (more) => void events.push(...more) }
  const store = await createDiskStore(folder)
  const ended = new Set<string>()
  const app = fastify({ forceCloseConnections: true })
  installHttp(app, {
    engine,
    resolveSession: async (request) => {
      const person = people[request.headers['x-person'] as Person] as Session | undefined
      if (!person) throw notSignedIn('UNAUTHORIZED')
      return person
    },
  })
  await app.register(attachmentRoutes, {
    engine,
    store,
    ownerOf: behaviourNamed,
    tokenSecret: 'a secret that is long enough for a test',
    sessionById: async (sessionId: string) =>
      ended.has(sessionId)
        ? undefined
        : Object.values(people).find((person) => person.sessionId === sessionId),
  })

  const call: AttachmentApp['call'] = async (who, method, url, payload) => {
    const given = payload instanceof FormData ? new Response(payload) : undefined
    const headers = {
      ...(who && { 'x-person': who }),
      ...(given && { 'content-type': given.headers.get('content-type')! }),
    }
    const response = await app.inject({
      method,
      url,
      headers,
      payload: given ? Buffer.from(await given.arrayBuffer()) : payload,
    })
    const json = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      headers: response.headers,
      raw: response.rawPayload,
      body: (json ? response.json() : {}) as Answer['body'],
    }
  }
  return {
    app,
    engine,
    clock,
    store,
    folder,
    events,
    ended,
    call,
    upload(who, group, files) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ taskClassNm: 'testDiary', ...group }))
        form.append(name, value)
      for (const { name, content, pictureExplan } of files) {
        if (pictureExplan !== undefined) form.append('pictureExplan', pictureExplan)
        form.append(
          'files',
          new File([typeof content === 'string' ? content : Uint8Array.from(content)], name),
        )
      }
      return call(who, 'POST', '/api/attachfile/upload', form)
    },
    async newDiary({ plantCd = '1000', vendorCd = 'V1', closedYn = 'N' } = {}) {
      const row = await database.one<{ diaryNo: number }>(
        `insert into "testDiary" ("diaryNm", "plantCd", "vendorCd", "closedYn") values ('일지', $1, $2, $3) returning "diaryNo"`,
        [plantCd, vendorCd, closedYn],
      )
      return row.diaryNo
    },
    async acts(fileNo) {
      const rows = await database.query<{ actCd: string }>(
        `select "actCd" from "auditLog" where "tableNm" = 'attachFile' and "rowKey" = $1 order by "auditNo"`,
        [String(fileNo)],
      )
      return rows.map(({ actCd }) => actCd)
    },
    async close() {
      forget(behaviour.resource.name)
      await app.close()
      await database.end()
      await testDatabase.drop()
      await rm(folder, { recursive: true })
    },
  }
}
