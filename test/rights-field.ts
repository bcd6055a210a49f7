import type { Expectation } from './rights-expectations.ts'

const block = '/api/saf/permitblock/:key'
const blockMenus = ['constSafe/permit/permitBlock']

/**
 * The addresses of a permit in the field: works beside it, the board, papers, numbers for an outage, and the
 * tasks at a shared device (only for a session that was opened there).
 */
export function fieldExpectations(permitMenus: readonly string[]): Record<string, Expectation> {
  const of = (
    right: 'read' | 'write' | 'print',
    menus: readonly string[],
    routes: readonly string[],
  ): Record<string, Expectation> => Object.fromEntries(routes.map((route) => [route, { right, menus }]))
  const map = 'constSafe/map/constMap'
  const board = ['constSafe/constSafeStatus/constSafeStatus', '/constSafeStatus/constSafeStatus']
  return {
    ...of('read', permitMenus, ['GET /api/saf/workpermit/:key/explain', 'GET /api/saf/permitparameters']),
    ...of('read', [...permitMenus, map], ['GET /api/saf/simops']),
    ...of('read', [map], ['GET /api/saf/constmap']),
    ...of('write', [map, ...permitMenus], ['POST /api/saf/wind']),
    ...of(
      'write',
      ['constSafe/permit/simopsRuleManage'],
      ['PUT /api/saf/permitarea/:key/place', 'POST /api/saf/simopstrial'],
    ),
    // Every reader of the board may stop an area: a danger cannot wait for the right to write (산업안전보건법 제52조).
    ...of('read', [...permitMenus, ...board], ['GET /api/saf/status/today', 'POST /api/saf/areastop']),
    ...of('print', permitMenus, [
      'GET /api/saf/workpermit/:key/print',
      'GET /api/saf/workpermit/:key/paper/:paper',
      'GET /api/saf/workpermitcrewlist',
    ]),
    ...of('write', blockMenus, [`POST ${block}/settle`, `POST ${block}/late`]),
    ...of('print', blockMenus, [`GET ${block}/print`]),
    ...of('read', permitMenus, [
      'GET /api/kiosk/permits',
      'GET /api/kiosk/permit/:key',
      'POST /api/kiosk/permit/:key/suspend',
    ]),
    ...of(
      'write',
      permitMenus,
      ['start', 'gas', 'checks', 'entry', 'sign', 'personallock', 'attend', 'picture'].map(
        (act) => `POST /api/kiosk/permit/:key/${act}`,
      ),
    ),
  }
}
