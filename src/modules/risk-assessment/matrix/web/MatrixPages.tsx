import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Form, Table } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { wholeCompany } from '../../risk-codes.rule.ts'
import { riskFigures } from '../../risk-parameters.rule.ts'
import { matrixProblems, type Matrix } from '../matrix.rule.ts'
import type { TriedRow } from '../matrix-trial.rule.ts'
import { rsaMatrix, type RsaMatrix } from '../rsa-matrix.resource.ts'
import { Part } from '../../web/Part.tsx'
import { MatrixView } from './MatrixView.tsx'
import { matrixTexts } from './matrix-page.texts.ts'

const card = { title: 'matrixNm', facts: ['matrixCd', 'plantNm', 'verNo', 'effectYmd'] } as const

/** 평가기준 매트릭스 (rsa/baseInfo/matrixManage). */
export function MatrixPage() {
  const text = useTexts(matrixTexts)
  const own = useOwnScope()
  return (
    <RegisterPage
      resource={rsaMatrix}
      help={text('help')}
      card={card}
      defaults={{ state: ['draft', 'trial', 'inForce'] }}
      first={ownPlant(own)}
      widths={{ matrixNm: 240, rsaTypeCds: 220 }}
      form={(form) => <MatrixFields form={form} />}
    />
  )
}

const lineColumns = {
  levels: {
    axisCd: { width: 90 },
    levelVal: { width: 70 },
    levelNm: { width: 120 },
    peopleTxt: { width: 200 },
    environmentTxt: { width: 160 },
    assetTxt: { width: 160 },
  },
  cells: { freqVal: { width: 90 }, sevVal: { width: 90 }, scoreVal: { width: 90 } },
  grades: {
    fromScore: { width: 90 },
    toScore: { width: 90 },
    gradeCd: { width: 80 },
    gradeNm: { width: 120 },
    color: { width: 90 },
    acceptYn: { width: 90 },
    interimYn: { width: 90 },
    dueDays: { width: 90 },
    registerGradeCd: { width: 110 },
    guideTxt: { width: 260 },
  },
} as const

function MatrixFields({ form }: { form: RecordFormHandle<typeof rsaMatrix> }) {
  const text = useTexts(matrixTexts)
  const { Field, Lines, detail, antd } = form
  // The picture follows what is typed.
  const typed = Form.useWatch([], antd) as Partial<RsaMatrix> | undefined
  const data = detail?.data
  const matrix: Matrix = {
    levels: typed?.levels ?? data?.levels ?? [],
    cells: typed?.cells ?? data?.cells ?? [],
    grades: typed?.grades ?? data?.grades ?? [],
  }
  const revises = data?.replaceNo != null
  return (
    <>
      <Block title={text('basic')}>
        <Field name="matrixNm" span={2} />
        <Field name="matrixCd" readOnly={revises} />
        <Field name="plantCd" readOnly={revises} />
        <Field name="rsaTypeCds" span={2} />
        <Field name="basisTxt" span={2} />
        <Field name="confirmNeededYn" />
        {data && <Field name="verNo" />}
        {data?.effectYmd && <Field name="effectYmd" />}
        {data?.endYmd && <Field name="endYmd" />}
        <Field name="remark" span="all" />
      </Block>
      <Part title={text('preview')}>
        <Coverage matrix={matrix} />
      </Part>
      <Block title={text('levels')}>
        <Lines name="levels" columns={lineColumns.levels} />
      </Block>
      <Block title={text('cells')}>
        <Lines name="cells" columns={lineColumns.cells} />
      </Block>
      <Block title={text('grades')}>
        <Lines name="grades" columns={lineColumns.grades} />
      </Block>
    </>
  )
}

/** The picture of the matrix with what is still wrong with it; the server checks the same rule again. */
function Coverage({ matrix }: { matrix: Matrix }) {
  const text = useTexts(matrixTexts)
  const problems = matrixProblems(matrix, riskFigures.first.acceptCeiling)
  return (
    <>
      {problems.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={problems.slice(0, 5).map(({ message }) => (
            <div key={said(message)}>{said(message)}</div>
          ))}
        />
      ) : (
        <Alert type="success" showIcon title={text('whole')} />
      )}
      <MatrixView matrix={matrix} />
    </>
  )
}

/** One version of a matrix with the result of its trial. */
export function MatrixDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaMatrix}
      list={tab.menu.routePath}
      nameOf={(row) => `${row.matrixNm} v${row.verNo ?? 1}`}
      tags={({ data }) => (
        <span>
          {data.matrixCd} · {data.plantNm}
        </span>
      )}
      form={(form) => <MatrixFields form={form} />}
      extra={({ data }) => <MatrixActs row={data} />}
    >
      {({ data }) => data.trialDt !== null && <Trial row={data} />}
    </RecordPage>
  )
}

function MatrixActs({ row }: { row: RsaMatrix }) {
  const text = useTexts(matrixTexts)
  const tab = useTab()
  const own = useOwnScope()
  const client = useQueryClient()
  if (row.state !== 'inForce' || !tab.canWrite) return null
  const revise = (plantCd: string) => async () => {
    const { data } = await api.post<{ data: { rsaMatrixNo: number } }>(
      `${rsaMatrix.path}/${row.rsaMatrixNo}/revise`,
      { plantCd },
    )
    await client.invalidateQueries({ queryKey: [rsaMatrix.name] })
    tab.open(recordPageAddress(rsaMatrix.name, data.rsaMatrixNo)!)
  }
  const { plantCd } = ownPlant(own)
  return (
    <>
      <BusyButton action={revise(row.plantCd)}>{text('revise')}</BusyButton>
      {row.plantCd === wholeCompany && plantCd && plantCd !== wholeCompany && (
        <BusyButton action={revise(plantCd)}>{text('ofPlant')}</BusyButton>
      )}
    </>
  )
}

function Trial({ row }: { row: RsaMatrix }) {
  const text = useTexts(matrixTexts)
  const { data } = useQuery({
    queryKey: [rsaMatrix.name, 'trialrows', row.rsaMatrixNo, row.updateDt],
    queryFn: ({ signal }) =>
      api.get<{ data: TriedRow[]; total: number }>(
        `${rsaMatrix.path}/${row.rsaMatrixNo}/trialrows`,
        undefined,
        { signal },
      ),
  })
  if (!data) return null
  return (
    <Part title={text('trial')}>
      {data.data.length === 0 ? (
        <Alert type="info" showIcon title={text('trialNone', { n: data.total })} />
      ) : (
        <Table<TriedRow>
          size="small"
          rowKey="rowNo"
          dataSource={data.data}
          pagination={{ pageSize: 20, hideOnSinglePage: true }}
          scroll={{ x: true }}
          columns={[
            { title: text('target'), dataIndex: 'rsaTargetNm' },
            { title: text('hazard'), dataIndex: 'hazardTxt' },
            { title: text('before'), render: (_, each) => `${each.score} (${each.gradeCd ?? ''})` },
            {
              title: text('after'),
              render: (_, each) => `${each.newScore ?? '?'} (${each.newGradeCd ?? '?'})`,
            },
            { title: text('change'), render: (_, each) => text(each.change) },
          ]}
        />
      )}
    </Part>
  )
}
