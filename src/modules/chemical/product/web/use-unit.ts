import { Form, type FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { unitBeside } from '../../store/quantity.rule.ts'
import { chmProduct } from '../chm-product.resource.ts'

/** The state of a product that somebody has chosen; undefined until it is known. */
export const useStateOfProduct = (prodNo: number | null | undefined): string | undefined =>
  useDetail(chmProduct, prodNo ?? undefined).detail?.data.stateCd

/**
 * The unit of a form follows the state of its product as soon as that is chosen: a solid begins with kilograms, a
 * liquid with litres.
 */
export function useUnitOfProduct(
  antd: FormInstance<Record<string, unknown>>,
  prodNo: number | null | undefined,
  stateCd: string | undefined,
): void {
  const followed = useRef<number>(undefined)
  // A form that begins anew has no unit again.
  const watched = Form.useWatch<unknown>('unitCd', { form: antd, preserve: true })
  useEffect(() => {
    if (!prodNo || !stateCd) return
    const isOther = followed.current !== undefined && followed.current !== prodNo
    followed.current = prodNo
    const chosen = antd.getFieldValue('unitCd') as string | null | undefined
    const unitCd = unitBeside(stateCd, chosen, isOther)
    if (unitCd !== chosen) antd.setFieldsValue({ unitCd, unitNm: unitCd })
  }, [antd, prodNo, stateCd, watched])
}
