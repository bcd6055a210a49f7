import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { expiriesOf, expirySentence } from '../../expiry.rule.ts'
import { vendorInfoPath, vendorListAddress } from '../../web/addresses.web.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import { enterPass, type EnterPass } from '../enter-pass.resource.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { api, type Answer } from '../../../../core/web/api.ts'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import './enter.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { passTexts } from './enter-page.texts.ts'
import { PrintButton } from '../../web/PrintButton.tsx'
import { WorkerPinBlock } from './WorkerPinBlock.tsx'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/** Why a pass ends stands on its page: company, worker and machine are read whole. */
const behind = ['limitTxt'] as const

/** 출입증 (vendor/enter/enterPass) and the passes of 업체정보. */
export function PassListPage() {
  const say = useTexts(passTexts)
  const today = useToday()
  const [query, setQuery] = useTabQuery(enterPass)
  return (
    <RegisterPage
      resource={enterPass}
      readOnly
      help={say(isVendor() ? 'vendorHelp' : 'plantHelp')}
      cells={{
        toYmd: ({ toYmd, state }) => {
          const [soon] = state === 'valid' ? expiriesOf([{ name: '', toYmd }], today) : []
          return soon ? (
            <ToneTag tone={soon.days < 0 ? 'danger' : 'warning'}>{said(expirySentence(soon))}</ToneTag>
          ) : (
            toYmd
          )
        },
      }}
      widths={{ vendorNm: 150, toYmd: 170, areaTxt: 160 }}
      hidden={behind}
      empty={say('empty')}
    >
      <StateTiles resource={enterPass} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One pass. */
export function PassDetailPage() {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(passTexts)
  return (
    <RecordPage
      resource={enterPass}
      ownActs={isVendor()}
      list={isVendor() ? vendorListAddress(vendorInfoPath, 'pass') : '/vendor/enter/enterPass'}
      nameOf={({ passCd }) => say('named', { name: passCd ?? '' })}
      extra={({ data }) =>
        data.state === 'valid' && (
          <PrintButton path={`${enterPass.path}/${data.passNo}/print`}>{word('print')}</PrintButton>
        )
      }
      before={({ data }) => (data.state === 'valid' ? <PassUses pass={data} /> : null)}
      tags={({ data }) => (
        <>
          <span>{data.vendorNm}</span>
          <span>{data.vendorWorkerNm ?? data.vendorEquipNm}</span>
        </>
      )}
      form={({ Field }) => (
        <Block title={word('pass')}>
          <Field name="vendorWorkerNo" />
          <Field name="vendorEquipNo" />
          <Field name="vendorCd" />
          <Field name="plantCd" />
          <Field name="fromYmd" />
          <Field name="toYmd" />
          <Field name="limitTxt" />
          <Field name="areaTxt" />
          <Field name="enterRqstNo" />
          <Field name="stopReason" span={2} />
        </Block>
      )}
    >
      {({ data }) => data.vendorWorkerNo !== null && !isVendor() && <WorkerPinBlock pass={data} />}
    </RecordPage>
  )
}

interface Uses {
  inside: boolean
  works: { cd: string; name: string; stateNm: string; url: string }[]
}
/**
 * Before a pass is stopped or taken back this shows whom it shuts out now: a person inside, and works of
 * today.
 */
function PassUses({ pass }: { pass: EnterPass }) {
  const say = useTexts(passTexts)
  const tab = useTab()
  const { data } = useQuery({
    queryKey: [enterPass.name, 'uses', pass.passNo, pass.updateDt],
    queryFn: ({ signal }) => api.get<Answer<Uses>>(`${enterPass.path}/${pass.passNo}/uses`, {}, { signal }),
    select: (answer) => answer.data,
  })
  if (!data || (!data.inside && data.works.length === 0)) return null
  const name = pass.vendorWorkerNm ?? pass.vendorEquipNm ?? ''
  return (
    <Alert
      type="warning"
      showIcon
      title={data.inside ? say('insideNow', { name }) : say('usedNow', { name })}
      description={
        data.works.length > 0 && (
          <ul className="enter-uses">
            {data.works.map((work) => (
              <li key={work.url}>
                <button type="button" className="enter-link" onClick={() => tab.open(work.url)}>
                  {work.cd}
                </button>{' '}
                {work.name} · {work.stateNm}
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
