import { useState } from 'react'
import { Select } from 'antd'
import { defined } from '../../../../core/shared/defined.ts'
import { api } from '../../../../core/web/api.ts'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { usableBookStates } from '../../job-book/book-states.resource.ts'
import { rsaHazopNode } from '../rsa-hazop-node.resource.ts'
import { rsaNodeTemplate } from '../rsa-node-template.resource.ts'
import { hazopTexts } from './hazop.texts.ts'

const allTemplates = { state: [...usableBookStates], page: 1, limit: 100 }
/** Begins a node with the rows of a template. */
export function TakeTemplate({
  nodeNo,
  onTaken,
  onClose,
}: {
  nodeNo: number
  onTaken: () => void
  onClose: () => void
}) {
  const text = useTexts(hazopTexts)
  const notice = useNotice()
  const [chosen, setChosen] = useState<number>()
  const { rows } = useList(rsaNodeTemplate, allTemplates)
  return (
    <BasePopup
      open
      title={text('template')}
      confirmText={text('template')}
      confirmDisabled={chosen === undefined}
      onConfirm={async () => {
        try {
          await api.post(`${recordPath(rsaHazopNode, nodeNo)}/take`, { rsaNodeTemplateNo: chosen })
          onTaken()
        } catch (error) {
          notice.failure(error)
          return false
        }
      }}
      onClose={onClose}
    >
      <p>{text('templateAsk')}</p>
      <Select<number>
        aria-label={text('template')}
        style={{ width: '100%' }}
        {...defined({ value: chosen })}
        options={rows.map(({ rsaNodeTemplateNo, rsaNodeTemplateNm }) => ({
          value: rsaNodeTemplateNo,
          label: rsaNodeTemplateNm,
        }))}
        onChange={setChosen}
      />
    </BasePopup>
  )
}
