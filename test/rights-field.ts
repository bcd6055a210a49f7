import type { Expectation } from './rights-expectations.ts'

const block = '/api/saf/permitblock/:key'
const blockMenus = ['constSafe/permit/permitBlock']

/** What a permit has in the field: papers, numbers for an outage, and the tasks at a shared device (only to a session that was opened there). */
export function fieldExpectations(permitMenus: readonly string[]): Record<string, Expectation> {
  const of = (right: 'read' | 'write' | 'print', menus: readonly string[], routes: readonly string[]): Record<string, Expectation> =>
    Object.fromEntries(routes.map((route) => [route, { right, menus }]))
  return {
    ...of('print', permitMenus, [
      'GET /api/saf/workpermit/:key/print',
      'GET /api/saf/workpermit/:key/paper/:paper',
      'GET /api/saf/workpermitcrewlist',
    ]),
    ...of('write', blockMenus, [`POST ${block}/settle`, `POST ${block}/late`]),
    ...of('print', blockMenus, [`GET ${block}/print`]),
    ...of('read', permitMenus, ['GET /api/kiosk/permits', 'GET /api/kiosk/permit/:key', 'POST /api/kiosk/permit/:key/suspend']),
    ...of(
      'write',
      permitMenus,
      ['start', 'gas', 'checks', 'entry', 'sign', 'personallock'].map((act) => `POST /api/kiosk/permit/:key/${act}`),
    ),
  }
}
