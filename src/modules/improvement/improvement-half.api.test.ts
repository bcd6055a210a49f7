import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fastify } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  as,
  clock,
  done,
  force,
  inProgress,
  portal,
  said,
  sql,
  startImprovements,
  stored,
  today,
  upload,
} from '../../../test/improvement-life.ts'
import { asSystem, inTransaction } from '../../core/server/entity/context.ts'
import { installHttp } from '../../core/server/http/http.ts'
import type { Session } from '../../core/server/http/session.ts'
import { createDiskStore } from '../../core/server/files/file-store.ts'
import { addDays } from '../../core/shared/dates.ts'
import { mountRevisions } from '../../platform/revision/revision.routes.ts'
import { freeze } from '../../platform/revision/revision.server.ts'
import type {
  RevisionComparison,
  RevisionContent,
  RevisionProof,
  RevisionRow,
} from '../../platform/revision/revision.rule.ts'
import { improvement, improvementMenus } from './improvement/improvement.resource.ts'
import { improvementClock } from './improvement/improvement-clock.server.ts'
beforeAll(startImprovements)
afterAll(() => portal?.close())

describe('half-year review', () => {
  test('the clock freezes every plant on the last evening, once, and leaves alone what was frozen by hand', async () => {
    const frozen = () =>
      sql().query<{ plantCd: string; createUserId: string; baseYmd: string }>(
        `select "plantCd", "createUserId", to_char("baseYmd", 'YYYY-MM-DD') as "baseYmd" from "improvementHalf" where "halfYear" = '2027' and "halfCd" = '1' order by 1`,
      )
    // A late row shows the last reason that was given with an act.
    const lateNo = await inProgress({}, { grade: 'M' })
    await done('saf01', lateNo, 'hold', {
      holdToYmd: addDays(today, 5),
      tempMeasure: '출입을 막습니다.',
      reason: '예산을 기다립니다.',
    })
    await done('saf01', lateNo, 'release')
    await force(lateNo, 'inProgress', { dueDt: '2027-06-20T23:59:00+09:00' })
    clock.set('2027-06-30T23:29:00+09:00')
    await improvementClock(portal.engine)
    expect(await frozen()).toEqual([])
    const byHand = await (
      await as('hq01')
    ).post('/api/impr/half', { halfYear: '2027', halfCd: '1', plantCd: '1000' })
    expect(byHand.status).toBe(201)
    const { overdue } = (
      await (await as('hq01')).get(`/api/impr/half/${String(byHand.body.data.imprHalfNo)}/snapshot`)
    ).body.data as {
      overdue: { imprCd: string; reason: string | null; lateDays: number }[]
    }
    const late = await stored(lateNo)
    expect(overdue.find(({ imprCd }) => imprCd === late['imprCd'])).toMatchObject({
      reason: '보류: 예산을 기다립니다.',
      lateDays: 10,
    })
    clock.set('2027-06-30T23:30:00+09:00')
    await Promise.all([improvementClock(portal.engine), improvementClock(portal.engine)])
    clock.set('2027-07-02T09:00:00+09:00')
    await improvementClock(portal.engine)
    const rows = await frozen()
    expect(new Set(rows.map(({ plantCd }) => plantCd)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map(({ baseYmd }) => baseYmd))).toEqual(new Set(['2027-06-30']))
    expect(
      rows.filter(({ createUserId }) => createUserId !== 'system').map(({ plantCd }) => plantCd),
    ).toEqual(['1000'])
    expect(
      await sql().query(
        `select 1 from "improvementHalf" h where "halfYear" = '2027' and "halfCd" = '1' and not exists
           (select 1 from "revision" r where r."taskClassNm" = 'improvementHalf' and r."taskKey" = h."imprHalfNo"::text and "pdf" is not null)`,
      ),
    ).toEqual([])
    clock.set(`${today}T09:00:00+09:00`)
  })
  test('frozen, reviewed by the head of the site, approved by the head office, then it stays', async () => {
    const hq = await as('hq01')
    const halves = '/api/impr/half'
    const created = await hq.post(halves, { halfYear: '2026', halfCd: '2', plantCd: '1000' })
    expect(said(created)).toMatch(/^201/)
    const key = created.body.data.imprHalfNo as number
    const before = (await hq.get(`${halves}/${key}/snapshot`)).body.data as { total: number }
    expect(before.total).toBeGreaterThan(5)
    expect((await hq.post(halves, { halfYear: '2026', halfCd: '2', plantCd: '1000' })).status).toBe(409)
    expect(said(await hq.post(halves, { halfYear: '2027', halfCd: '2', plantCd: '1000' }))).toContain(
      '아직 시작하지 않은 반기는 마감할 수 없습니다.',
    )
    const review = {
      reviewTxt: '지연된 개선의 예산을 우선 배정합니다.',
      approval: { title: '반기 점검', cont: '점검하였습니다.' },
    }
    const documentOf = async () =>
      (
        await sql().query<{ no: number }>(
          `select "apprRqstNo" as "no" from "apprRqst" where "taskClassNm" = 'improvementHalf' and "apprBizKey" = $1 order by 1`,
          [String(key)],
        )
      ).at(-1)!.no
    expect((await (await as('saf01')).put(`${halves}/${key}/review`, review)).status).toBe(403)
    expect(said(await (await as('mgmt01')).put(`${halves}/${key}/review`, review))).toMatch(/^200/)
    // The document cannot be bypassed: the head office signs it or gives it back for another review.
    expect((await hq.put(`${halves}/${key}/approve`)).status).toBe(404)
    expect(
      (await (await as('saf01')).put(`/api/manage/appr/${await documentOf()}/approve`, {})).status,
    ).toBeGreaterThanOrEqual(400)
    expect(
      said(
        await hq.put(`/api/manage/appr/${await documentOf()}/reject`, {
          opinion: '지연 사유를 보완해 주세요.',
        }),
      ),
    ).toMatch(/^200/)
    expect((await hq.get(`${halves}/${key}`)).body.data).toMatchObject({
      state: 'frozen',
      reviewUserId: null,
    })
    expect(said(await (await as('mgmt01')).put(`${halves}/${key}/review`, review))).toMatch(/^200/)
    expect(said(await hq.put(`/api/manage/appr/${await documentOf()}/approve`, {}))).toMatch(/^200/)
    expect((await hq.get(`${halves}/${key}`)).body.data).toMatchObject({
      state: 'approved',
      reviewUserId: 'mgmt01',
      apprUserId: 'hq01',
    })
    expect(said(await hq.change(`${halves}/${key}`, { halfCd: '1' }))).toContain('이미 확정된 반기입니다.')
    await sql().query(
      `update "improvement" set "state" = 'cancelled' where "plantCd" = '1000' and "reqDt" < '2027-01-01'`,
    )
    expect((await hq.get(`${halves}/${key}/snapshot`)).body.data).toEqual(before)
    expect(((await hq.get(`${halves}/${key}/print`)).body as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
  })
  test('what was frozen is compared, has the paper of its moment, and proves itself by its hash', async () => {
    const hq = await as('hq01')
    const { imprHalfNo } = await sql().one<{ imprHalfNo: number }>(
      `select "imprHalfNo" from "improvementHalf" where "halfYear" = '2026' and "halfCd" = '2' and "plantCd" = '1000'`,
    )
    const revisions = `/api/impr/half/${imprHalfNo}/revisions`
    const rows = (await hq.get(revisions)).body.data as RevisionRow[]
    // The half-year of the other test is of the same plant, and in the same series.
    expect(rows.map(({ revisionNm, rev }) => [revisionNm, rev])).toEqual([
      ['2026년 하반기 확정', 2],
      ['2026년 하반기 마감', 1],
      ['2027년 상반기 마감', 1],
    ])
    const [approved, closed, other] = rows as [RevisionRow, RevisionRow, RevisionRow]
    const compare = async (from: RevisionRow, to: RevisionRow) =>
      (await hq.get(`${revisions}/compare?from=${from.revisionNo}&to=${to.revisionNo}`)).body
        .data as RevisionComparison
    const { diff } = await compare(closed, approved)
    expect(diff.fields.map(({ name, old }) => [name, old])).toEqual(
      ['reviewTxt', 'reviewUserId', 'reviewDt', 'apprUserId', 'apprDt'].map((name) => [name, '']),
    )
    expect(diff.lines).toEqual([])
    expect((await compare(closed, other)).diff.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['halfNm', 'halfYear', 'halfCd', 'baseYmd']),
    )
    expect(said(await hq.get(`${revisions}/compare?from=${closed.revisionNo}`))).toContain(
      '비교할 두 동결본을 선택해 주세요.',
    )
    expect((await hq.get(`${revisions}/compare?from=${closed.revisionNo}&to=999999`)).status).toBe(404)
    const pdf = (await hq.get(`${revisions}/${approved.revisionNo}/pdf`)).body as Buffer
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(approved.pdfSha256)
    const proof = (await hq.get(`${revisions}/${approved.revisionNo}/verify`)).body.data as RevisionProof
    expect([proof.intact, proof.hashes.map(({ what }) => what)]).toEqual([true, ['content', 'pdf']])
    expect(proof.hashes[0]!.found).toBe(approved.sha256)
    // Another plant's people see none of it.
    expect((await (await as('saf21')).get(revisions)).status).toBe(403)
  })
  test('nothing of a frozen revision can be changed, nor may its hash be another', async () => {
    for (const statement of [
      `update "revision" set "revisionNm" = 'x'`,
      `delete from "revision"`,
      `truncate "revision"`,
    ])
      await expect(sql().query(statement)).rejects.toThrow(/append only|permission denied/)
    await expect(
      sql().query(
        `insert into "revision" ("taskClassNm", "taskKey", "seriesKey", "rev", "revisionNm", "content", "sha256", "createUserId", "createDt")
         values ('improvementHalf', '0', '0', 1, 'x', '{}', repeat('0', 64), 'sys01', now())`,
      ),
    ).rejects.toThrow(/revision_content/)
  })
  test('a half-year frozen before revisions is carried over as it would be frozen now, without a paper', async () => {
    const { content, snapshot } = await sql().one<{ content: string; snapshot: string }>(
      `select r."content", r."content"::jsonb ->> 'data' as "snapshot" from "revision" r where r."rev" = 1 order by "revisionNo" limit 1`,
    )
    const migration = await readFile(
      path.resolve(import.meta.dirname, '../../../db/migrations/0438_half_revisions.sql'),
      'utf8',
    )
    const client = new Client({ connectionString: portal.databaseUrl })
    await client.connect()
    try {
      // Tables of this session alone stand in front of the real ones.
      await client.query(`create temp table "revision" (like public."revision" including all);
        create temp table "improvementHalf" as select * from public."improvementHalf"`)
      await client.query(`update "improvementHalf" set "snapshot" = $1::jsonb where "imprHalfNo" = $2`, [
        snapshot,
        (JSON.parse(content) as RevisionContent).set.taskKey,
      ])
      await client.query(migration)
      const { rows } = await client.query<{ content: string; sha256: string }>(
        'select "content", "sha256" from "revision"',
      )
      expect(rows).toHaveLength(1)
      const [before, after] = [JSON.parse(content), JSON.parse(rows[0]!.content)] as RevisionContent[]
      const byKey = ({ set, ...rest }: RevisionContent) => ({
        ...rest,
        pdfSha256: null,
        createDt: Date.parse(rest.createDt),
        set: {
          ...set,
          lines: set.lines.map((lines) => ({
            ...lines,
            rows: lines.rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
          })),
        },
      })
      expect({ ...byKey(after!), createDt: 0 }).toEqual({ ...byKey(before!), createDt: 0 })
      expect(createHash('sha256').update(rows[0]!.content).digest('hex')).toBe(rows[0]!.sha256)
    } finally {
      await client.end()
    }
  })
})

describe('a frozen record that a company reads', () => {
  test('hides what the company does not see on the record: files of the plant, their names, count and hashes', async () => {
    const imprNo = await inProgress({}, { vendor: true })
    await upload('saf01', imprNo, 'comment', 41)
    await upload('saf01', imprNo, 'innerComment', 42)
    const plant: Session = { ...asSystem('test'), userId: 'saf01' }
    const revisionNm = '시험 동결'
    const paperOf = () => Promise.resolve(Buffer.from('%PDF-1.7 사진42'))
    for (const key of [imprNo, imprNo])
      await inTransaction(portal.engine, plant, (context) =>
        freeze(context, { resource: improvement, key, revisionNm, pdf: paperOf }),
      )
    const read = { read: true, write: false, excel: false, print: true }
    const menus = new Map(improvementMenus.map((menu) => [menu, read]))
    const people: Record<string, Session> = {
      saf01: { ...plant, sessionId: 'plant', menus },
      vnd01s: { ...plant, sessionId: 'company', userId: 'vnd01s', vendorCd: 'V00001', menus },
      vnd02s: { ...plant, sessionId: 'other', userId: 'vnd02s', vendorCd: 'V00002', menus },
    }
    // A definition with a word of the plant alone, as other modules have.
    const { fields } = improvement
    const withInside = {
      ...improvement,
      fields: { ...fields, problemDesc: { ...fields.problemDesc, inside: true } },
    }
    const app = fastify()
    installHttp(app, {
      engine: portal.engine,
      resolveSession: async ({ headers }) => people[String(headers['x-person'])]!,
    })
    mountRevisions(app, portal.engine, withInside, await createDiskStore(portal.settings.fileDir))
    const ask = async (person: string, url = '') => {
      const answer = await app.inject({
        url: `${improvement.path}/${imprNo}/revisions${url}`,
        headers: { 'x-person': person },
      })
      return { status: answer.statusCode, text: answer.body }
    }
    const dataOf = async <T>(person: string, url = '') =>
      (JSON.parse((await ask(person, url)).text) as { data: T }).data
    const rows = await dataOf<RevisionRow[]>('saf01')
    const [last, first] = rows as [RevisionRow, RevisionRow]
    expect(last.fileCnt).toBe(2)
    expect((await dataOf<RevisionRow[]>('vnd01s')).map(({ fileCnt }) => fileCnt)).toEqual([1, 1])
    const files = `/${last.revisionNo}/files`
    const all = await dataOf<{ fileNo: number; fileOrgNm: string }[]>('saf01', files)
    expect((await dataOf<typeof all>('vnd01s', files)).map(({ fileOrgNm }) => fileOrgNm)).toEqual([
      '사진41.jpg',
    ])
    const hidden = all.find(({ fileOrgNm }) => fileOrgNm === '사진42.jpg')!
    expect((await ask('saf01', `${files}/${hidden.fileNo}`)).status).toBe(200)
    expect((await ask('vnd01s', `${files}/${hidden.fileNo}`)).status).toBe(404)
    const compared = `/compare?from=${first.revisionNo}&to=${last.revisionNo}`
    for (const url of ['', files, compared, `/${last.revisionNo}/verify`])
      expect([url, (await ask('vnd01s', url)).text.includes('사진42')]).toEqual([url, false])
    const paper = `/${last.revisionNo}/pdf`
    expect([(await ask('saf01', paper)).status, (await ask('vnd01s', paper)).status]).toEqual([200, 404])
    expect((await dataOf<RevisionRow[]>('vnd01s')).map(({ pdfSha256 }) => pdfSha256)).toEqual([null, null])
    const fieldsOf = async (person: string) =>
      (await dataOf<RevisionComparison>(person, compared)).set.fields.map(({ name }) => name)
    expect(
      [await fieldsOf('saf01'), await fieldsOf('vnd01s')].map((names) => names.includes('problemDesc')),
    ).toEqual([true, false])
    const proof = await dataOf<RevisionProof>('vnd01s', `/${last.revisionNo}/verify`)
    expect([proof.intact, proof.hashes.map(({ what }) => what)]).toEqual([true, ['content', 'file']])
    expect((await ask('vnd02s')).status).toBe(404)
    await app.close()
  })
})
