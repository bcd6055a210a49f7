import type { Expectation } from './rights-expectations.ts'

const block = '/api/saf/permitblock/:key'
const blockMenus = ['constSafe/permit/permitBlock']
const boardMenus = ['constSafe/constSafeStatus/constSafeStatus', '/constSafeStatus/constSafeStatus']
const mapMenus = ['constSafe/map/constMap']

/** What a permit has in the field: board and map, papers, numbers for an outage, and the tasks at a shared device (only to a session that was opened there). */
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
    // Whoever sees the board may stop an area: a danger waits for nobody's right to write (산업안전보건법 제52조).
    ...of('read', [...permitMenus, ...boardMenus], ['GET /api/saf/status/today', 'POST /api/saf/areastop']),
    ...of('read', mapMenus, ['GET /api/saf/constmap']),
    ...of('write', [...mapMenus, ...permitMenus], ['POST /api/saf/wind']),
    ...of('write', ['constSafe/permit/simopsRuleManage'], ['PUT /api/saf/permitarea/:key/place', 'POST /api/saf/simopstrial']),
  }
}
