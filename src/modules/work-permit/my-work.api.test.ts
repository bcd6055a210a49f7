import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../test/portal.ts'
import { behaviours } from '../../app/modules.ts'
import type { WorkAnswer } from '../../platform/work/my-work.rule.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.close())

const workOf = async (userId: string): Promise<WorkAnswer> => {
  const client = await portal.signIn(userId)
  return (await client.get('/api/main/portlet/mywork')).body.data
}
const acts: Record<string, string[]> = {
  permitReview: ['startReview', 'finishReview', 'requestCooperation', 'reject'],
  permitApproval: ['approve'],
  permitExtension: ['approveExtension'],
  permitClose: ['close', 'startWatch'],
  permitExpired: ['close'],
  permitStart: ['start'],
}

test.each(['issuer01', 'approver01', 'saf01', 'safhead01', 'vnd01a', 'vnd01s'])(
  'what waits for %s can be acted upon by them',
  async (userId) => {
    const client = await portal.signIn(userId)
    const { items }: WorkAnswer = (await client.get('/api/main/portlet/mywork')).body.data
    for (const item of items.filter(({ kind }) => kind in acts)) {
      const { allowed } = (await client.get(`/api/saf/workpermit/${item.key}`)).body
      expect(
        allowed.map(({ action }: { action: string }) => action),
        `${item.label} ${item.title}`,
      ).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(acts[item.kind]!.join('|')))]))
    }
  },
)

test.each(['saf01', 'hq01', 'hea01', 'vnd01a'])(
  'nothing that waits for %s is named by a bare code',
  async (userId) => {
    const { items } = await workOf(userId)
    expect(items.length).toBeGreaterThan(0)
    const codes = await portal.engine.database.query<{ code: string }>(
      `select "code" from "codeItem" union select "plantCd" from "plant" union select "deptCd" from "dept"`,
    )
    const bare = new Set(codes.map(({ code }) => code))
    expect(items.filter(({ title, more }) => bare.has(title) || bare.has(more))).toEqual([])
  },
)

test('issuer and approver have different work, overdue first, in the language of the reader', async () => {
  // At night and on holidays the duty manager signs instead of the heads.
  const [issuer, approver, duty] = [
    await workOf('issuer01'),
    await workOf('approver01'),
    await workOf('duty01'),
  ]
  expect(issuer.items.map(({ kind }) => kind)).toContain('permitReview')
  expect(issuer.items.map(({ kind }) => kind)).not.toContain('permitApproval')
  expect([...approver.items, ...duty.items].map(({ kind }) => kind)).toContain('permitApproval')
  const due = issuer.items.map(({ dueDt }) => (dueDt === null ? Infinity : Date.parse(dueDt)))
  expect(due).toEqual(due.toSorted((one, other) => one - other))
  expect(issuer.overdue).toBe(due.filter((moment) => moment < Date.parse(issuer.now)).length)
  const client = await portal.signIn('issuer01')
  await client.put('/api/manage/userpref', { langCd: 'en' })
  expect(
    (await client.get('/api/main/portlet/mywork')).body.data.items.map(
      ({ label }: { label: string }) => label,
    ),
  ).toContain('Review permit')
})

test('a vendor finds only its own company’s work', async () => {
  const { items } = await workOf('vnd02a')
  const client = await portal.signIn('vnd02a')
  expect(items.length).toBeGreaterThan(0)
  const menus = JSON.stringify((await client.get('/menus')).body.data)
  for (const { key, resource, url } of items) {
    // What a company reads on a page of its own, such as minutes, has no record there.
    if (url) {
      expect(menus).toContain(url.split('?')[0])
      continue
    }
    const path = behaviours.find((each) => each.resource.name === resource)?.resource.path
    expect((await client.get(`${path}/${key}`)).status, `${resource} ${key}`).toBe(200)
  }
})
