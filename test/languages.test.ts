import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWorkbook } from '../src/core/server/excel/workbook-reader.ts'
import type { ErrorBody, Language } from '../src/core/shared/session.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { testPlatform, type TestPlatform } from './platform.ts'

/** Sentences of the server in the language of their reader. */
let database: TestDatabase
let platform: TestPlatform
let token: string
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url)
  token = (await platform.login('sys01')).accessToken
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})
const speak = (langCd: Language) => platform.call(token, 'PUT', '/api/manage/userpref', { langCd })
const said = async (body: object, url = '/api/manage/position') =>
  (await platform.call(token, 'POST', url, body)).json<ErrorBody>()
const hangul = /\p{Script=Hangul}/u

describe('refusals', () => {
  test.each([
    ['kr', '직위명 항목을 입력해 주세요.'],
    ['en', 'Please enter Position name.'],
    ['zh', '请输入“职位名称”。'],
    ['es', 'Introduzca Nombre del cargo.'],
  ] as const)('name the field in %s', async (language, message) => {
    await speak(language)
    const { fields, message: whole } = await said({ positionCd: 'P90', rankNo: 1 })
    expect(fields).toContainEqual({ path: 'positionNm', message })
    expect(hangul.test(whole)).toBe(language === 'kr')
  })
  test('refusals before a sign-in use the language of the browser', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' },
      payload: { userId: 'emp02', userPwdSHA: '0'.repeat(64) },
    })
    expect(answer.json<ErrorBody>().message).toBe('Usuario o contraseña incorrectos. (1/5)')
  })
  test('refusals of an unknown record and of an unknown address use the language of the session', async () => {
    await speak('en')
    const unknown = await platform.call(token, 'GET', '/api/manage/position/none')
    const nowhere = await platform.app.inject({
      method: 'GET',
      url: '/api/none',
      headers: { 'accept-language': 'en' },
    })
    for (const answer of [unknown, nowhere])
      expect(answer.json<ErrorBody>().message).toBe('The record was not found.')
  })
})

test('names of transitions and their reasons use the language of the session', async () => {
  await speak('en')
  const { data } = (await platform.call(token, 'GET', '/api/saf/wkods?limit=50')).json<{
    data: { wkodNo: number }[]
  }>()
  const answers = await Promise.all(
    data.map(({ wkodNo }) => platform.call(token, 'GET', `/api/saf/wkod/${wkodNo}`)),
  )
  const allowed = answers.flatMap(
    (answer) =>
      answer.json<{ allowed: { label: string; reasons: { guard: string; message: string }[] }[] }>().allowed,
  )
  expect(allowed.length).toBeGreaterThan(0)
  expect(allowed.filter(({ label }) => hangul.test(label))).toEqual([])
  const rights = allowed.flatMap(({ reasons }) => reasons).filter(({ guard }) => guard === 'right')
  expect(new Set(rights.map(({ message }) => message))).toEqual(new Set(['You have no right to save this.']))
})

describe('workbooks', () => {
  const bytes = async (url: string) => (await platform.call(token, 'GET', url)).rawPayload
  test('have their headers, names of codes and file name in the language', async () => {
    await speak('en')
    const answer = await platform.call(token, 'GET', '/api/manage/duty/excel')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(/''Duty_\d{14}\.xlsx$/)
    const rows = readWorkbook(answer.rawPayload)
    expect(rows[0]?.[0]).toBe('Duty')
    expect(rows[1]).toContain('Duty name')
    expect(rows.slice(2).map((row) => row[2])).toContain('Statutory appointment')
  })
  test('workbooks of a template that was taken in another language are understood', async () => {
    await speak('es')
    const template = await bytes('/api/manage/codemaster/excel/template')
    const rows = readWorkbook(template)
    expect(rows.flat().filter((cell) => typeof cell === 'string' && hangul.test(cell))).toEqual([])
    await speak('kr')
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(template)]), 'x.xlsx')
    const body = new Response(form)
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/manage/codemaster/excel',
      headers: { 'x-authorization': `Bearer ${token}`, 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    expect([answer.statusCode, answer.json<{ data: { rows: unknown[] } }>().data.rows]).toEqual([200, []])
  })
})
