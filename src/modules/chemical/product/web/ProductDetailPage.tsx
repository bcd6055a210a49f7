import { useEffect, useState } from 'react'
import { Alert, Button, Form, Tag } from 'antd'
import type { Detail } from '../../../../core/shared/resource.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block, RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../../core/web/form/use-record-form.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { HistoryDrawer } from '../../../../core/web/record/HistoryDrawer.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { StateFlow } from '../../../../core/web/record/StateFlow.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { Stamps } from '../../../../core/web/record/Stamps.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { msdsFormAddress } from '../../msds/web/addresses.web.ts'
import { chmMsds } from '../../msds/msds.resource.ts'
import { chmProduct, chmProductPlant, type ChmProduct } from '../chm-product.resource.ts'
import { compositionWarning, type Component } from '../composition.rule.ts'
import { hazardWords, sameHazard } from '../product-hazard.rule.ts'
import { MixtureBlock } from './MixtureBlock.tsx'
import { SecretBlock } from './SecretBlock.tsx'
import { ProductFields } from './ProductFields.tsx'
import { ProductMatches } from './ProductMatches.tsx'
import { ProductChecks, ProductLots } from './ProductRecords.tsx'
import '../../ghs/web/ghs.css'
import { unlistedSentences } from '../../regulation/unlisted.texts.ts'
import { useJudgement } from './use-judgement.ts'
import { productTexts } from './product.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { said } from '../../../../core/web/text/text.ts'
import { OpenRecord } from '../../../../core/web/record/OpenRecord.tsx'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { chemicalRecords } from '../../record-pages.rule.ts'

/** One product: what it consists of, where it is handled, which lists it stands on, its sheets. */
export function ProductDetailPage() {
  return <OpenRecord resource={chmProduct}>{(detail) => <ProductDetail detail={detail} />}</OpenRecord>
}

function ProductDetail({ detail }: { detail: Detail<typeof chmProduct> }) {
  const text = useTexts(productTexts)
  const tab = useTab()
  const product = detail.data
  const form = useRecordForm(chmProduct, detail)
  const { dirty } = form
  useEffect(() => tab.setDirty(dirty), [tab, dirty])
  useEffect(() => tab.setTitle(product.prodNm), [tab, product.prodNm])
  const comps = Form.useWatch('comps', { form: form.antd, preserve: true }) as Component[] | undefined
  const warning = compositionWarning(comps ?? product.comps)
  return (
    <div className="register-page chemical-page">
      <PageHeader
        title={product.prodNm}
        tags={
          <>
            <StateTag resource={chmProduct} state={product.state} />
            <span>{product.prodCd}</span>
          </>
        }
        extra={<HistoryDrawer resource={chmProduct} recordKey={product.prodNo} />}
      />
      <StateFlow resource={chmProduct} state={product.state} />
      {product.poBlockYn === 'Y' && <Alert type="error" showIcon title={text('blocked')} />}
      {warning && <Alert type="warning" showIcon title={String(warning)} />}
      <RecordForm form={form}>
        <ProductFields form={form} />
      </RecordForm>
      {product.comps.some(({ secretYn }) => secretYn === 'Y') && <SecretBlock prodNo={product.prodNo} />}
      <Judged product={product} />
      <ProductMatches prodNo={product.prodNo} />
      <Uses prodNo={product.prodNo} />
      {canAccess('chm/msds/msdsList') && <Sheets prodNo={product.prodNo} />}
      {canAccess('chm/inout/stockStatus') && <ProductLots prodNo={product.prodNo} />}
      {canAccess('chm/matChkRqst/matChkRqstList') && <ProductChecks prodCd={product.prodCd} />}
      <Block title={text('files')}>
        <div className="span-all">
          <Attachments
            resource={chmProduct}
            name="document"
            taskKey={product.prodNo}
            editable={form.editable && tab.canWrite}
          />
        </div>
      </Block>
      <Stamps row={product} />
      <TransitionBar resource={chmProduct} detail={detail}>
        {form.editable && tab.canWrite && (
          <Button
            type={dirty ? 'primary' : 'default'}
            loading={form.saving}
            onClick={() => void form.submit()}
          >
            {text('save')}
          </Button>
        )}
      </TransitionBar>
    </div>
  )
}

/** What the fire law and the limits make of the composition, each with its why, beside what is stored. */
function Judged({ product }: { product: ChmProduct }) {
  const text = useTexts(productTexts)
  const data = useJudgement(product.prodNo)
  if (data === undefined) return null
  const { hazard, mixture, unlisted, wide } = data
  return (
    <>
      {unlisted.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={said(
            unlistedSentences.names({
              names: unlisted.map(({ chemNm, casNo }) => `${chemNm} ${casNo ?? ''}`.trim()).join(', '),
            }),
          )}
        />
      )}
      {wide.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={text('wide', { names: wide.map(({ chemNm }) => chemNm).join(', ') })}
          description={
            <ul className="form-reasons">
              {wide.map(({ chemNm, issue }) => (
                <li key={chemNm}>
                  {chemNm}: {said(issue)}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Block title={text('judged')}>
        <div className="span-all">
          {hazard === null ? (
            text('notJudged')
          ) : (
            <>
              <strong>{String(hazardWords(hazard))}</strong> <Explain {...hazard.explanation} />
              {!sameHazard(product, hazard) && <Tag color="gold">{text('otherThanJudged')}</Tag>}
            </>
          )}
        </div>
      </Block>
      {product.comps.length > 1 && <MixtureBlock mixture={mixture} />}
    </>
  )
}

function Uses({ prodNo }: { prodNo: number }) {
  const text = useTexts(productTexts)
  const tab = useTab()
  const { rows } = useList(chmProductPlant, { prodNo: String(prodNo), limit: 100 })
  const [opened, setOpened] = useState<{ key?: number }>()
  return (
    <Block
      title={text('uses', { count: rows.length })}
      extra={
        tab.canWrite && (
          <Button size="small" onClick={() => setOpened({})}>
            {text('addUse')}
          </Button>
        )
      }
    >
      <ul className="chemical-rows span-all">
        {rows.map((row) => (
          <li key={row.prodPlantNo}>
            <Button type="link" size="small" onClick={() => setOpened({ key: row.prodPlantNo })}>
              {row.plantNm} {row.deptNm} {row.processNm}
            </Button>
            <span>
              {row.workTxt} ·{' '}
              {text('perYear', { qty: row.yearQty.toLocaleString('ko-KR'), count: row.workerCnt ?? 0 })}
            </span>
          </li>
        ))}
      </ul>
      {opened && (
        <RegisterPopup
          resource={chmProductPlant}
          recordKey={opened.key}
          first={{ prodNo }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Block>
  )
}

function Sheets({ prodNo }: { prodNo: number }) {
  const text = useTexts(productTexts)
  const tab = useTab()
  const { rows } = useList(chmMsds, { prodNo: String(prodNo), limit: 50 })
  return (
    <Block
      title={text('sheets', { count: rows.length })}
      extra={
        <Button size="small" onClick={() => tab.open(msdsFormAddress(prodNo))}>
          {text('writeSheet')}
        </Button>
      }
    >
      <ul className="chemical-rows span-all">
        {rows.map((row) => (
          <li key={row.msdsNo}>
            <StateTag resource={chmMsds} state={row.state} />
            <Button
              type="link"
              size="small"
              onClick={() => tab.open(addressOf(chemicalRecords.chmMsds, row.msdsNo))}
            >
              {row.msdsCd} {text('edition', { no: row.msdsVer ?? '' })} ({row.langNm})
            </Button>
            <span>{text('reviewDue', { day: row.reviewDueYmd ?? '' })}</span>
          </li>
        ))}
      </ul>
    </Block>
  )
}
