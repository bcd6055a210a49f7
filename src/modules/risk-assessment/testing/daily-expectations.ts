import { all, type Expectations } from '../../../../test/expectation.ts'

const dailyMenu = 'rsa/daily/sangsi'
const proposalMenu = 'rsa/daily/proposal'
const targetMenus = [
  'rsa/plan/planList',
  'rsa/result/resultList',
  'rsa/result/resultKras',
  'rsa/result/resultLevel3',
  'rsa/result/resultChecklist',
  'rsa/result/resultOps',
  'rsa/result/resultJsa',
  '/vendor/portal/riskAssess',
  'rsa/result/resultCharm',
]
/** Daily assessment, proposals and the tasks at shared devices, beside the expectations of the module. */
export const dailyExpectations = {
  rights: {
    'GET /api/rsa/daily/compliance': { right: 'read', menus: [dailyMenu] },
    'GET /api/rsa/daily/overview': { right: 'read', menus: [dailyMenu, 'rsa/main/rsaDashboard'] },
    'GET /api/rsa/daily/standing': { right: 'read', menus: [dailyMenu, 'rsa/plan/planList'] },
    'GET /api/rsa/daily/card': { right: 'print', menus: [dailyMenu] },
    ...all({ right: 'read', menus: targetMenus }, [
      'GET /api/rsa/today',
      'GET /api/kiosk/risks',
      'GET /api/kiosk/risksigns',
      'POST /api/kiosk/risk/:key/read',
      'POST /api/kiosk/risk/:key/sign',
    ]),
    'POST /api/kiosk/proposal': { right: 'write', menus: [proposalMenu] },
    'POST /api/kiosk/proposal/:key/picture': { right: 'write', menus: [proposalMenu] },
    'GET /api/rsa/proposal/requests': { right: 'read', menus: [proposalMenu] },
    'POST /api/rsa/proposal/request': { right: 'write', menus: [proposalMenu] },
  },
  carriers: { '/api/kiosk/risk': 'rsaTarget', '/api/kiosk/proposal': 'rsaProposal' },
  samples: {
    rsaDaily: () => ({ dailyActCd: 'tbm', actTxt: '표본 활동 내용', attendCnt: 3 }),
  },
} satisfies Expectations
