import { BarcodeOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { reagentAddress } from '../../inout/web/addresses.web.ts'
import { stockListPath } from '../../store/storage-portlet.rule.ts'
import type { ScannedContainer } from '../stock-at.rule.ts'
import '../../web/chemical.css'

/** A scanner types the number of a bottle or lot and presses enter; without `onFound` what was found is opened. */
export function ContainerScan({ onFound }: { onFound?: (found: ScannedContainer) => void }) {
  const tab = useTab()
  const notice = useNotice()
  const [code, setCode] = useState('')
  const open = ({ reagentRqstNo, lots }: ScannedContainer) => {
    const [first, second] = lots
    if (reagentRqstNo !== null) tab.open(reagentAddress(reagentRqstNo))
    else if (first && !second) tab.open(`${stockListPath}?lotNo=${encodeURIComponent(first.lotNo)}&open=${first.stockNo}`)
    else if (first) tab.open(`${stockListPath}?lotNo=${encodeURIComponent(first.lotNo)}`)
  }
  const find = async () => {
    const asked = code.trim()
    if (asked === '') return
    try {
      const { data } = await api.get<{ data: ScannedContainer }>(`/api/chm/container/${encodeURIComponent(asked)}`)
      setCode('')
      ;(onFound ?? open)(data)
    } catch (error) {
      notice.failure(error)
    }
  }
  return (
    <Input
      className="container-scan"
      prefix={<BarcodeOutlined aria-hidden />}
      aria-label="용기·로트 바코드"
      placeholder="바코드·QR 또는 로트번호 입력 후 Enter"
      value={code}
      maxLength={60}
      autoComplete="off"
      allowClear
      onChange={({ target }) => setCode(target.value)}
      onPressEnter={(event) => {
        event.preventDefault()
        void find()
      }}
    />
  )
}
