import { all, type Expectations } from '../../../../test/expectation.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'

const menus = ['rsa/result/resultHazop']
const targetMenus: readonly string[] = rsaTarget.menus
const revisions = '/api/rsa/target/:key/revisions'
const study = '/api/rsa/hazop/study/:key'
/** The study of the demonstration, which is open for its team. */
const openStudy = `select t."rsaTargetNo" from "rsaTarget" t join "rsaHazopNode" n using ("rsaTargetNo") where t."state" = 'assessing' order by 1 limit 1`

export const hazopExpectations = {
  rights: {
    ...all({ right: 'read', menus }, [
      `GET ${study}`,
      `GET ${study}/bowtie`,
      `GET ${study}/changes`,
      'GET /api/rsa/lopa/proposal/:key',
      'GET /api/rsa/lopa/library/:key',
      'PUT /api/rsa/session/:key/sign',
    ]),
    [`GET ${study}/print`]: { right: 'print', menus },
    [`GET ${study}/workbook`]: { right: 'excel', menus },
    ...all({ right: 'write', menus }, [
      `POST ${study}/workbook`,
      `POST ${study}/freeze`,
      'POST /api/rsa/hazop/node/:key/layout',
      'POST /api/rsa/hazop/node/:key/take',
      'PUT /api/rsa/hazop/row/:key/guardside',
      'PUT /api/rsa/hazop/row/:key/takerecommendation',
    ]),
    ...all({ right: 'read', menus: targetMenus }, [
      `GET ${revisions}`,
      `GET ${revisions}/compare`,
      `GET ${revisions}/:revisionNo/files`,
      `GET ${revisions}/:revisionNo/files/:fileNo`,
      `GET ${revisions}/:revisionNo/verify`,
    ]),
    [`GET ${revisions}/:revisionNo/pdf`]: { right: 'print', menus: targetMenus },
  },
  carriers: {
    '/api/rsa/hazop/study': 'rsaTarget',
    '/api/rsa/lopa/proposal': 'rsaHazopRow',
    '/api/rsa/lopa/library': 'rsaHazopRow',
  },
  samples: {
    rsaHazopNode: (sql) => sql.one(openStudy),
    rsaHazopRow: async (sql) => ({
      ...(await sql.one(
        `select "rsaTargetNo", "rsaHazopNodeNo" from "rsaHazopNode" where "rsaTargetNo" = (${openStudy}) order by "sortOrder" limit 1`,
      )),
      paramCd: 'FLOW',
      guideCd: 'NO',
      notCredibleYn: 'N',
    }),
    rsaSession: async (sql) => ({ ...(await sql.one(openStudy)), toTm: '12:00' }),
    rsaLopa: async (sql) => ({
      ...(await sql.one(
        `select "rsaTargetNo", "rsaHazopRowNo" from "rsaHazopRow" where "rsaTargetNo" = (${openStudy}) order by "sortOrder" limit 1`,
      )),
    }),
    rsaNodeTemplate: () => ({ paramCds: ['FLOW'] }),
  },
  // Rows of a study are written by its team.
  uploaders: {
    rsaHazopNode: { userId: 'issuer01', values: { plantCd: '1000' } },
    rsaHazopRow: { userId: 'issuer01', values: { plantCd: '1000' } },
  },
  fieldKinds: {
    ...all('a grade as the matrix of the target calls it', [
      'rsaHazopRow.gradeCd',
      'rsaHazopRow.bareGradeCd',
      'rsaHazopRow.expGradeCd',
      'rsaHazopRow.resGradeCd',
    ]),
    'rsaLopaLayer.rsaHazopGuardNo': 'key of a line of the row, which no reference can name',
  },
} as const satisfies Expectations
