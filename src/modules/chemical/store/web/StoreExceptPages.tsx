import { Form, Select } from 'antd'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { elementProps, type InputProps } from '../../../../core/web/components/input-props.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { firstPrefix, RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { chmStore } from '../chm-store.resource.ts'
import { chmStoreExcept } from '../store-exception.resource.ts'
import { exceptionIssues, exceptKinds } from '../store-exception.rule.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { said } from '../../../../core/web/text/text.ts'
import { showQuantity } from '../quantity.rule.ts'
import type { ExceptionGrounds, StoreApprover } from '../store-exception.rule.ts'
import { storageTexts } from './storage.texts.ts'
import { MixTag } from './StoreStatusPanel.tsx'
import '../../web/chemical.css'
import { chemicalTexts } from '../../web/chemical.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { storageRecords } from '../../record-pages.rule.ts'

const listPath = '/chm/storage/storeExcept'
const address = (no: string | number): string => addressOf(storageRecords.chmStoreExcept, no)

/**
 * 보관 예외 승인 (chm/storage/storeExcept): what stands where the tables say it may not, until when, and by whose
 * word.
 */
export function StoreExceptPage() {
  const tab = useTab()
  const text = useTexts(chemicalTexts)
  const today = useToday()
  const [query, setQuery] = useTabQuery(chmStoreExcept)
  return (
    <RegisterPage
      resource={chmStoreExcept}
      files={['document']}
      removable={false}
      help={text('except.help')}
      first={{ kindCd: exceptKinds.mix, fromYmd: today, ...fromAddress(tab.params) }}
      form={(form) => <ExceptFields form={form} />}
      rules={(values) => exceptionIssues(values)}
      widths={{ storeNo: 170, prodNo: 180, otherProdNo: 180 }}
      onOpen={({ storeExceptNo }) => tab.open(address(storeExceptNo))}
      onSaved={(key) => tab.open(address(key))}
    >
      <StateTiles resource={chmStoreExcept} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** A receipt that was refused names its store and pair. */
const fromAddress = (params: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries([
    ...['storeNo', 'prodNo', 'otherProdNo'].flatMap((name) =>
      params.get(firstPrefix + name) ? [[name, Number(params.get(firstPrefix + name))]] : [],
    ),
    ...['storeNm', 'prodNm', 'otherProdNm'].flatMap((name) =>
      params.get(firstPrefix + name) ? [[name, params.get(firstPrefix + name)]] : [],
    ),
  ])

/** The verdict on the pair with its reason, and what stands in the store. */
function Grounds({ storeExceptNo }: { storeExceptNo: number }) {
  const text = useTexts(storageTexts)
  const { data } = useQuery({
    queryKey: ['chmStock', 'grounds', storeExceptNo],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: ExceptionGrounds }>(
          `${chmStoreExcept.path}/${storeExceptNo}/grounds`,
          undefined,
          { signal, quiet: true },
        )
      ).data,
  })
  if (!data) return null
  return (
    <Block title={text('except.grounds')}>
      <div className="span-all">
        {data.verdict && (
          <p>
            <MixTag result={data.verdict.result} /> {said(data.verdict.message)}{' '}
            <Explain {...data.verdict.explanation} />
          </p>
        )}
        <h4>{text('except.held')}</h4>
        {data.held.length === 0 ? (
          <p>{text('except.empty')}</p>
        ) : (
          <ul className="store-parts">
            {data.held.map(({ prodNm, qty, unitCd }) => (
              <li key={`${prodNm}${unitCd}`}>
                <span>{prodNm}</span>
                <span>
                  {showQuantity(qty)} {unitCd}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Block>
  )
}

/** The approver is chosen among those who may decide for the store; the server takes no other. */
function ApproverPicker(props: InputProps) {
  const { value, onChange, onBlur, shown, around } = props
  const text = useTexts(storageTexts)
  const storeNo = around?.of?.key
  const { data: offered, isFetching } = useQuery({
    queryKey: [chmStore.name, 'approvers', storeNo],
    queryFn: async () =>
      (await api.get<{ data: StoreApprover[] }>(`${chmStore.path}/${String(storeNo)}/approvers`)).data,
    enabled: typeof storeNo === 'number',
  })
  const options = (offered ?? []).map(({ userId, userNm, deptNm }) => ({
    value: userId,
    label: deptNm === null ? userNm : `${userNm} (${deptNm})`,
  }))
  const chosen = typeof value === 'string' ? value : null
  const known = chosen === null || options.some((option) => option.value === chosen)
  return (
    <Select<string>
      {...elementProps(props)}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isFetching}
      placeholder={text(typeof storeNo === 'number' ? 'except.choose' : 'except.storeFirst')}
      notFoundContent={text(typeof storeNo === 'number' ? 'except.nobody' : 'except.storeFirst')}
      value={chosen}
      options={known ? options : [...options, { value: chosen, label: shown ?? chosen }]}
      onBlur={onBlur}
      onChange={(next) => onChange?.(next, offered?.find(({ userId }) => userId === next)?.userNm ?? null)}
    />
  )
}

function ExceptFields({ form }: { form: RecordFormHandle<typeof chmStoreExcept> }) {
  const text = useTexts(chemicalTexts)
  const { Field, detail } = form
  const kindCd = Form.useWatch<unknown>('kindCd', { form: form.antd, preserve: true })
  const storeNo = Form.useWatch<unknown>('storeNo', { form: form.antd, preserve: true })
  const mix = kindCd === exceptKinds.mix
  return (
    <>
      <Block title={text('except.what')}>
        <Field name="kindCd" />
        <Field name="storeNo" />
        {mix ? (
          <>
            <Field name="prodNo" required />
            <Field name="otherProdNo" required />
          </>
        ) : (
          <>
            <Field name="permitTxt" required />
            <Field name="maxMultiple" required />
          </>
        )}
        <Field name="fromYmd" />
        <Field name="toYmd" />
        <Field name="reasonTxt" span={2} />
        <Field name="sepTxt" span={2} />
        <Field
          name="apprUserId"
          extra={text('except.approver')}
          input={ApproverPicker}
          around={{ of: { name: 'storeNo', key: storeNo } }}
        />
      </Block>
      {detail?.data.apprDt && (
        <Block title={text('except.word')}>
          <Field name="apprDt" />
          <Field name="apprTxt" span={2} />
        </Block>
      )}
    </>
  )
}

/** One exception: why, with what measures, and the word of its approver. */
export function StoreExceptDetailPage() {
  const tab = useTab()
  const text = useTexts(chemicalTexts)
  return (
    <RecordPage
      resource={chmStoreExcept}
      list={listPath}
      nameOf={(row) => row.exceptCd ?? ''}
      tags={({ data }) => <span>{data.storeNm}</span>}
      rules={(values) => exceptionIssues(values)}
      form={(form) => <ExceptFields form={form} />}
    >
      {({ data }) => (
        <>
          <Grounds storeExceptNo={data.storeExceptNo} />
          <Block title={text('files')}>
            <div className="span-all">
              <Attachments
                resource={chmStoreExcept}
                name="document"
                taskKey={data.storeExceptNo}
                editable={tab.canWrite}
              />
            </div>
          </Block>
        </>
      )}
    </RecordPage>
  )
}
