import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { usePdf } from '../../../core/web/open-pdf.ts'

/** Opens the paper behind an address. */
export function PrintButton({ path, children }: { path: string; children: ReactNode }) {
  const print = usePdf()
  return (
    <Button icon={<PrinterOutlined aria-hidden />} loading={print.busy} onClick={() => void print.open(path)}>
      {children}
    </Button>
  )
}
