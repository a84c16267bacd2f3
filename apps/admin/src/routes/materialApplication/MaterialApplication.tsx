import { closedRefusal, isOwnHotelClosed } from '@anzhu/api/contract/closedHotel';
import { applyForMaterial, materialPage } from '@anzhu/api/contract/material';
import { screens } from '@anzhu/api/rules/screens';
import { MaterialForm } from '@anzhu/domain/material';
import { useHasUnsaved } from '@anzhu/ui/Form';
import { PageFrame } from '@anzhu/ui/Layout';
import { EmptyState } from '@anzhu/ui/State';
import { Link } from 'react-router-dom';
import { useAction, useCall } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useOpenForm } from '../../session/loss.ts';

const refresh = [materialPage];
const lastFew = { page: { page: 1, size: 5 } };

/** 物资申请: one application after the other, for the own hotel. */
export default function MaterialApplication() {
  const apply = useAction(applyForMaterial, { refresh });
  const recent = useCall(materialPage, lastFew).data?.records;
  useOpenForm(useHasUnsaved());
  if (isOwnHotelClosed()) {
    return (
      <PageFrame>
        <EmptyState
          title={closedRefusal('申请物资')}
          action={
            <Link to={paths.screen('hotelMaterialInfo')}>{screens.hotelMaterialInfo.name}</Link>
          }
        />
      </PageFrame>
    );
  }

  return (
    <PageFrame>
      <MaterialForm
        onSave={apply}
        recent={recent}
        records={{
          render: (props) => <Link {...props} to={paths.screen('hotelMaterialInfo')} />,
        }}
      />
    </PageFrame>
  );
}
