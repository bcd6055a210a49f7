import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { defined } from '../../../../core/shared/defined.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaMatrix } from '../../matrix/rsa-matrix.resource.ts'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { JointTargets } from '../../plan/web/JointTargets.tsx'
import { sheetOf } from '../../plan/web/method-sheets.ts'
import { jsaSheets } from '../../record-pages.rule.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import { JsaKinds } from './JsaKinds.tsx'
import { jsaPageTexts } from './jsa-page.texts.ts'

const card = { title: 'rsaTargetNm', facts: ['jsaCd', 'deptNm', 'validToYmd'] } as const
const behind = ['rsaPlanNm', 'rsaTypeNm', 'processNm', 'plantNm', 'confirmDt', 'riskGradeCd'] as const
/** Orders name a JSA by its number: it is read whole. */
const widths = { jsaCd: 150 }
const { jsa } = assessmentTypes

/** The matrix in force by which a JSA is judged, to begin one with; undefined while it is asked for. */
function useJsaMatrix(): { rsaMatrixNo?: number; rsaMatrixNm?: string } | undefined {
  const { data, isLoading } = useQuery({
    queryKey: [rsaMatrix.name, 'yardsticks', jsa],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: { rsaMatrixNo: number; matrixNm: string }[] }>(
          '/api/rsa/yardsticks',
          { rsaTypeCd: jsa },
          { signal, quiet: true },
        )
      ).data,
  })
  if (isLoading) return undefined
  const [first] = data ?? []
  return first ? { rsaMatrixNo: first.rsaMatrixNo, rsaMatrixNm: first.matrixNm } : {}
}

/** JSA (rsa/result/resultJsa): the JSAs of the plant; one is begun here, for a work order or a standing job. */
export function JsaPage() {
  const say = useTexts(jsaPageTexts)
  const tab = useTab()
  const own = useOwnScope()
  const matrix = useJsaMatrix()
  const asked = tab.params.get('for.wkodNo')
  if (!matrix) return null
  return (
    <RegisterPage
      resource={rsaTarget}
      files={['photo', 'document']}
      help={say('help')}
      card={card}
      hidden={behind}
      widths={widths}
      defaults={{ rsaTypeCd: [jsa] }}
      first={{
        ...ownPlant(own),
        leaderUserId: own.userId,
        rsaTypeCd: jsa,
        permitTypeCd: 'G',
        ...defined({
          deptCd: own.deptCd ?? undefined,
          wkodNo: asked === null ? undefined : Number(asked),
          wkodNm: tab.params.get('for.wkodNm') ?? undefined,
        }),
        ...matrix,
      }}
      form={(form) => <JsaFields form={form} />}
      onSaved={(key) => tab.open(addressOf(jsaSheets.rsaTarget, key))}
      onOpen={({ rsaTargetNo }) => tab.open(addressOf(jsaSheets.rsaTarget, rsaTargetNo))}
    />
  )
}

/** 위험성평가 (/vendor/portal/riskAssess): a company's own JSAs and targets, which the plant reviews. */
export function VendorRiskPage() {
  const say = useTexts(jsaPageTexts)
  const tab = useTab()
  const own = useOwnScope()
  const matrix = useJsaMatrix()
  if (!matrix) return null
  return (
    <RegisterPage
      resource={rsaTarget}
      files={['photo', 'document']}
      help={say('helpVendor')}
      empty={say('emptyVendor')}
      card={card}
      hidden={['vendorNm', 'plantNm', 'processNm', 'rsaPlanNm', 'confirmDt', 'riskGradeCd'] as const}
      widths={widths}
      first={{
        leaderUserId: own.userId,
        // Not asked of a company: the server puts the department in its place (decision 0226).
        deptCd: '-',
        rsaTypeCd: jsa,
        permitTypeCd: 'G',
        ...matrix,
      }}
      form={(form) => <JsaFields form={form} ofCompany />}
      onSaved={(key) => tab.open(addressOf(jsaSheets.rsaTarget, key))}
      onOpen={({ rsaTargetNo, rsaTypeCd }) => tab.open((sheetOf(rsaTypeCd) ?? sheetOf(jsa)!)(rsaTargetNo))}
    >
      <JointTargets />
    </RegisterPage>
  )
}

interface Ordered {
  plantCd: string
  plantNm?: string
  wkodNm?: string | null
  constNm?: string | null
}
/** The order or the construction that a company chooses names the plant, and the work where it has no name yet. */
function useOrderer(form: RecordFormHandle<typeof rsaTarget>, ofCompany: boolean): void {
  const { antd, changed } = form
  const [wkodNo, constNo] = [useFormValue(form, 'wkodNo'), useFormValue(form, 'constNo')]
  const path = wkodNo
    ? `/api/saf/wkod/${String(wkodNo)}`
    : constNo
      ? `/api/saf/construction/${String(constNo)}`
      : undefined
  const { data } = useQuery({
    queryKey: [rsaTarget.name, 'orderer', path],
    enabled: ofCompany && path !== undefined,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Ordered }>(path!, undefined, { signal, quiet: true })).data,
  })
  const take = useEffectEvent((ordered: Ordered) => {
    const name = ordered.wkodNm ?? ordered.constNm
    antd.setFieldsValue({
      plantCd: ordered.plantCd,
      ...defined({ plantNm: ordered.plantNm }),
      ...(antd.getFieldValue('rsaTargetNm') ? {} : defined({ rsaTargetNm: name?.slice(0, 100) })),
    })
    changed()
  })
  useEffect(() => {
    if (data) take(data)
  }, [data])
}

function JsaFields({
  form,
  ofCompany = false,
}: {
  form: RecordFormHandle<typeof rsaTarget>
  ofCompany?: boolean
}) {
  const say = useTexts(jsaPageTexts)
  const { Field, Lines, detail } = form
  const rsaTypeCd = useFormValue(form, 'rsaTypeCd')
  useOrderer(form, ofCompany)
  return (
    <>
      <Block title={say('work')}>
        {detail && <Field name="jsaCd" />}
        <Field name="rsaTargetNm" span={2} />
        <Field name="rsaTypeCd" readOnly={!ofCompany} />
        {ofCompany && <p className="span-all">{say('orderFirst')}</p>}
        <Field name="wkodNo" />
        <Field name="constNo" />
        <Field name="plantCd" />
        {/* A company reads no departments: the server takes that of the order or the contract (decision 0226). */}
        {(!ofCompany || detail) && <Field name="deptCd" readOnly={ofCompany} />}
        {!ofCompany && <Field name="vendorCd" />}
        <Field name="processNo" />
        <Field name="facilityNo" />
        <Field name="leaderUserId" />
        <Field name="rsaMatrixNo" />
        <Field name="methodCds" span="all" />
      </Block>
      {rsaTypeCd === jsa && <JsaKinds form={form} />}
      <Block>
        <Lines name="team" blank={{}} />
      </Block>
    </>
  )
}
