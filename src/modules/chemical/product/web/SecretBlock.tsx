import { useState } from 'react'
import { Button, Form, InputNumber } from 'antd'
import { ref } from '../../../../core/shared/field.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RefPicker } from '../../../../core/web/popup/RefPicker.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { chmProduct } from '../chm-product.resource.ts'
import type { SecretComponent } from '../secret-answers.rule.ts'
import { productTexts } from './product.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** What secret components really are: asked for by a click, answered to insiders, every look written down. */
export function SecretBlock({ prodNo }: { prodNo: number }) {
  const tab = useTab()
  const text = useTexts(productTexts)
  const notice = useNotice()
  const [rows, setRows] = useState<SecretComponent[]>()
  const path = `${chmProduct.path}/${prodNo}/secrets`
  const during = async (work: () => Promise<{ data: SecretComponent[] }>, done?: string) => {
    try {
      setRows((await work()).data)
      if (done) notice.info(done)
    } catch (error) {
      notice.failure(error)
    }
  }
  const change = (compNo: number, part: Partial<SecretComponent>) =>
    setRows(rows?.map((row) => (row.compNo === compNo ? { ...row, ...part } : row)))
  const save = () => {
    const given = rows
      ?.filter(({ chemNo }) => chemNo !== null)
      .map(({ compNo, chemNo, contentRep }) => ({ compNo, chemNo, contentRep }))
    void during(() => api.put(path, given), text('saved'))
  }
  return (
    <Block title={text('secret.title')}>
      <div className="span-all">
        {!rows ? (
          <Button onClick={() => void during(() => api.get(path))}>{text('secret.show')}</Button>
        ) : (
          <Form layout="vertical" component="div" className="chemical-columns">
            {rows.map((row) => (
              <div key={row.compNo}>
                <Form.Item
                  label={text('secret.substance', {
                    name: `${row.altNm ?? ''} ${row.altContentMin ?? ''}–${row.altContentMax ?? ''}%`,
                  })}
                  htmlFor={`secret-${row.compNo}`}
                >
                  <RefPicker
                    field={ref(text('secret.real'), 'chmChemical')}
                    id={`secret-${row.compNo}`}
                    value={row.chemNo}
                    shown={row.chemNm ?? ''}
                    onChange={(chemNo, chemNm) =>
                      change(row.compNo, {
                        chemNo: chemNo === null ? null : Number(chemNo),
                        chemNm: String(chemNm ?? ''),
                      })
                    }
                  />
                </Form.Item>
                <Form.Item label={text('secret.content')} htmlFor={`content-${row.compNo}`}>
                  <InputNumber
                    id={`content-${row.compNo}`}
                    min={0}
                    max={100}
                    value={row.contentRep}
                    onChange={(contentRep) => change(row.compNo, { contentRep })}
                  />
                </Form.Item>
              </div>
            ))}
            {tab.canWrite && <Button onClick={save}>{text('secret.save')}</Button>}
          </Form>
        )}
      </div>
    </Block>
  )
}
