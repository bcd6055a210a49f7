import { all, type Expectations } from '../../../../test/expectation.ts'

const menus = ['rsa/result/resultCharm']
const ofMatrix = 'a grade as the matrix of the target calls it'

let substances = 0
/** What the walks have to be told of CHARM. */
export const charmExpectations = {
  rights: {
    ...all({ right: 'read', menus } as const, [
      'POST /api/rsa/charm/calc',
      'GET /api/rsa/charm/:key/why',
      'GET /api/rsa/charmsheet/:key',
    ]),
    'GET /api/rsa/charmsheet/:key/print': { right: 'print', menus },
    'POST /api/rsa/target/:key/charmfill': { right: 'write', menus },
  },
  carriers: { '/api/rsa/charmsheet': 'rsaTarget' },
  uploaders: { rsaCharm: { userId: 'hea01', values: { plantCd: '1000' } } },
  samples: {
    // A substance that a person names, at the target of the demonstration.
    rsaCharm: async (sql) => ({
      ...(await sql.one(
        `select "rsaTargetNo" from "rsaTarget" where "rsaTypeCd" = 'M' and "state" = 'assessing' order by 1 limit 1`,
      )),
      chemNo: null,
      prodNo: null,
      substanceTxt: `시험 물질 ${++substances}`,
      taskTxt: '시험 작업',
      d1Yn: 'N',
      measYn: 'N',
      notFoundYn: 'N',
      measVal: null,
      measUnitCd: null,
      measYmd: null,
      measureTxt: null,
      hierCd: null,
      ownerUserId: null,
      dueYmd: null,
      expFreq: null,
      expSev: null,
    }),
  },
  fieldKinds: {
    ...all(ofMatrix, ['rsaCharm.gradeCd', 'rsaCharm.expGradeCd', 'rsaCharm.resGradeCd']),
    'rsaCharm.compNo': 'key of a component of a product, whose substance stays secret',
  },
} satisfies Expectations
